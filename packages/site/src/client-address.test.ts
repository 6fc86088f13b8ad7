import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { tellTheWay } from './client-address.ts'

function told(headers: Record<string, string>, trustedProxies: number, remoteAddress = '::ffff:10.0.0.9') {
  // Only what is read of a request.
  const request = {
    headers: { host: 'dabali.example', ...headers },
    socket: { remoteAddress },
  } as unknown as IncomingMessage
  tellTheWay(request, trustedProxies)
  return request.headers
}

describe('the address of a visitor', () => {
  const claim = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2', 'x-forwarded-proto': 'https', forwarded: 'for=3.3.3.3' }

  it('is that of the connection, whatever is claimed', () => {
    expect(told(claim, 0)).toEqual({
      host: 'dabali.example',
      'x-forwarded-for': '10.0.0.9',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'dabali.example',
    })
  })

  it.each([
    { proxies: 1, way: '2.2.2.2, 10.0.0.9' },
    { proxies: 2, way: '1.1.1.1, 2.2.2.2, 10.0.0.9' },
    { proxies: 5, way: '1.1.1.1, 2.2.2.2, 10.0.0.9' },
  ])('is believed from $proxies trusted proxies, and from no more', ({ proxies, way }) => {
    expect(told(claim, proxies)).toMatchObject({ 'x-forwarded-for': way, 'x-forwarded-proto': 'https' })
  })
})

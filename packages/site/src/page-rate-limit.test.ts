import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { setForwardedHeaders } from './api-proxy.ts'
import { createPageRateLimit } from './page-rate-limit.ts'
import { storePage } from './page-store.ts'

const LISTS = { '/search': ['q'] }
const PROXY = '10.0.0.9'

let time = 0
let refuse: ReturnType<typeof createPageRateLimit>
beforeEach(() => {
  time = 0
  refuse = createPageRateLimit({ cacheableQueries: LISTS, now: () => time })
})

/** Sends a request through a number of trusted proxies. */
function ask(url: string, { address = '203.0.113.7', claimed = '', proxies = 0 } = {}) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: proxies > 0 ? PROXY : address })
  const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url })
  const way = [claimed, ...(proxies > 0 ? [address] : [])].filter(Boolean).join(', ')
  if (way) request.headers['x-forwarded-for'] = way
  setForwardedHeaders(request, { trustedProxies: proxies, origin: 'http://dabali.example' })
  const response = new ServerResponse(request)
  let body = ''
  response.end = ((chunk: string) => {
    body = chunk
    return response
  }) as never
  return { isRefused: refuse(request, response), response, body: () => body }
}

const countRefused = (times: number, from = {}) =>
  Array.from({ length: times }, (_, at) => ask(`/search?q=word${at}`, from)).filter(({ isRefused }) => isRefused).length

describe('pages that have to be made', () => {
  it('are three hundred at once, and five more each second', () => {
    expect(countRefused(310)).toBe(10)
    time = 2000
    expect(countRefused(15)).toBe(5)
    time = 3_600_000
    expect(countRefused(310)).toBe(10)
  })

  it('are refused with a page that shows when to retry, in the language of the URL', () => {
    countRefused(300)
    const [english, nepali] = [ask('/search?q=x'), ask('/ne/search?q=x')]
    expect([english.response.statusCode, english.response.getHeader('retry-after')]).toEqual([429, '1'])
    expect(english.body()).toContain('<html lang="en"><head>')
    expect(english.body()).toContain('Too many requests')
    expect(nepali.body()).toContain('<html lang="ne"><head>')
  })

  it('are counted for each visitor behind a trusted proxy', () => {
    expect(countRefused(310, { proxies: 1 })).toBe(10)
    expect(countRefused(10, { proxies: 1, address: '203.0.113.8' })).toBe(0)
    expect(countRefused(10, { proxies: 1, claimed: '198.51.100.1' })).toBe(10)
  })

  it('are counted for the connection, whatever it claims, where no proxy is trusted', () => {
    countRefused(300)
    expect(countRefused(10, { claimed: '198.51.100.1' })).toBe(10)
  })

  it('are counted for a whole network of IPv6', () => {
    countRefused(300, { address: '2001:db8:1:2::3' })
    expect(countRefused(5, { address: '2001:db8:1:2:f::9' })).toBe(5)
    expect(countRefused(5, { address: '2001:db8:1:3::3' })).toBe(0)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are not counted for a program on this machine: %s', (address) => {
    expect(countRefused(400, { address })).toBe(0)
  })
})

it('cached pages are not counted', () => {
  for (const path of ['/en/about', '/en/search/~q%3Drain']) {
    const value = { kind: 'APP_PAGE', html: '', headers: {} } as never
    storePage(`/[locale]/$${path}`, { value, lastModified: Date.now() }, Date.now())
  }
  countRefused(300)
  for (const url of ['/about', '/about?_rsc=1a2b', '/search?q=rain', '/search?utm_source=x&q=rain&_rsc=1'])
    expect([url, ask(url).isRefused]).toEqual([url, false])
  expect(ask('/about?x=1').isRefused).toBe(true)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { getMe } from './generated/operations.ts'
import { writePath } from './url.ts'

describe('createClient', () => {
  it.each([
    undefined,
    null,
    '',
    5,
    'dabali.example/v1/',
    'ftp://dabali.example/v1/',
    'https://',
    'https:///v1/',
    'v1/',
    'https://dabali.example',
    'https://dabali.example/v1/api/',
    'https://dabali.example/v1/?language=ne',
    '/',
  ])('refuses the baseUrl %j and says what it must be', (baseUrl) => {
    const message = `baseUrl must be the address of the API with /v1/ at its end, such as https://dabali.example/v1/ or, in a browser, /v1/; not ${JSON.stringify(baseUrl)}.`
    expect(() => createClient({ baseUrl: baseUrl as string })).toThrow(new TypeError(message))
  })

  it.each(['https://dabali.example/v1', 'HTTP://127.0.0.1:4000/v1/', 'https://dabali.example/shop/v1/', '/v1/'])(
    'takes the baseUrl %s',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).not.toThrow()
    },
  )

  it('refuses a relative baseUrl outside of a browser at the call', async () => {
    await expect(getMe(createClient({ baseUrl: '/v1/' }))).rejects.toThrow(
      new TypeError('baseUrl "/v1/" is relative, which works in browsers only: give the address of the API.'),
    )
  })

  it('leaves a relative baseUrl to the given fetch', async () => {
    const fetch = async () => Response.json({ email: 'maya@example.com' })
    expect(await getMe(createClient({ baseUrl: '/v1/', fetch }))).toEqual({ email: 'maya@example.com' })
  })
})

const addressOf = (part: string | number) =>
  new URL(writePath`api/orders/${{ part }}/lines/`, 'https://dabali.test/v1/')

describe('writePath', () => {
  it.each([
    { part: 42, path: 'api/orders/42/lines/' },
    { part: 'घाम', path: 'api/orders/%E0%A4%98%E0%A4%BE%E0%A4%AE/lines/' },
    { part: 'a/b?c#d', path: 'api/orders/a%2Fb%3Fc%23d/lines/' },
    { part: '', path: 'api/orders/%20/lines/' },
    { part: '..', path: 'api/orders/..%20/lines/' },
    { part: 'rain\ud800', path: 'api/orders/rain%EF%BF%BD/lines/' },
  ])('writes $part as one part', ({ part, path }) => {
    expect(writePath`api/orders/${{ part }}/lines/`).toBe(path)
  })

  it.each([undefined, null])('names a part that is %s', (line) => {
    expect(() => writePath`api/orders/${{ id: 42 }}/lines/${{ line: line as unknown as string }}/`).toThrow(
      new TypeError('The argument line is missing: this call goes to api/orders/{id}/lines/{line}/'),
    )
  })

  it('stays on the path for any parameter', () => {
    const dots = fc.constantFrom('', '.', '..', '%2e%2e', '/..', '\\..', '..\\..')
    fc.assert(
      fc.property(fc.oneof(dots, fc.string({ unit: 'binary' })), (part) => {
        const { pathname, search, hash } = addressOf(part)
        expect(pathname).toMatch(/^\/v1\/api\/orders\/[^/]+\/lines\/$/)
        expect(search + hash).toBe('')
      }),
    )
  })

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3, unit: 'grapheme' }), (part) => {
        expect(decodeURIComponent(addressOf(part).pathname.split('/')[4] ?? '')).toBe(part)
      }),
    )
  })
})

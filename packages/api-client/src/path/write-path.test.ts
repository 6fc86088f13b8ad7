import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writePath } from './write-path.ts'

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

  it('never leads anywhere else, whatever somebody typed', () => {
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

import { sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTicketToken, publicKeyTexts, ticketKeyOf, writeTicketToken } from './ticket-qr-token.ts'

const KEY = ticketKeyOf(Buffer.alloc(32, 7))
const OTHER = ticketKeyOf(Buffer.alloc(32, 8))
const CLAIM = { ticketId: '0f8fad5b-d9cb-469f-a165-70867728950e', eventDateId: 7, revision: 1 }

const anyClaim = fc.record({
  ticketId: fc.uuid(),
  eventDateId: fc.nat(2_147_483_647),
  revision: fc.integer({ min: 1, max: 65_535 }),
})

describe('the code of a ticket', () => {
  test('contains ticket, date and revision in 120 characters', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const code = writeTicketToken(KEY, claim)
        expect(code.length).toBeLessThanOrEqual(120)
        expect(code).toMatch(/^T1\.[\w-]+\.[\w-]+$/)
        expect(parseTicketToken(KEY, code)).toEqual(claim)
      }),
    )
  })

  test('is the same each time, and differs for other dates and revisions', () => {
    const codes = [CLAIM, CLAIM, { ...CLAIM, eventDateId: 8 }, { ...CLAIM, revision: 2 }].map((claim) =>
      writeTicketToken(KEY, claim),
    )
    expect(codes[0]).toBe(codes[1])
    expect(new Set(codes).size).toBe(3)
  })

  test('is invalid with another key, whichever it names', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        expect(parseTicketToken(KEY, writeTicketToken(OTHER, claim))).toBe('bad_signature')
      }),
    )
  })

  test('is invalid after any change', () => {
    const code = writeTicketToken(KEY, CLAIM)
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'AZaz09-_.'), (at, sign) => {
        const changed = code.slice(0, at) + sign + code.slice(at + 1)
        fc.pre(changed !== code)
        // The last character of a signature has four unused bits.
        fc.pre(at < code.length - 1)
        expect(['unknown', 'bad_signature']).toContain(parseTicketToken(KEY, changed))
      }),
    )
  })

  test('does not accept the signature of another ticket, event or revision', () => {
    const signature = writeTicketToken(KEY, CLAIM).split('.')[2]
    for (const other of [{ ticketId: '1f8fad5b-d9cb-469f-a165-70867728950e' }, { eventDateId: 8 }, { revision: 2 }]) {
      const [version, payload] = writeTicketToken(KEY, { ...CLAIM, ...other }).split('.')
      expect(parseTicketToken(KEY, `${version}.${payload}.${signature}`)).toBe('bad_signature')
    }
  })

  test('does not accept our signature of other data', () => {
    const payload = writeTicketToken(KEY, CLAIM).split('.')[1] ?? ''
    const signature = sign(null, Buffer.from(payload), KEY.privateKey).toString('base64url')
    expect(parseTicketToken(KEY, `T1.${payload}.${signature}`)).toBe('bad_signature')
    expect(parseTicketToken(KEY, `T2.${payload}.${signature}`)).toBe('unknown')
  })

  test.each(['', 'T1', 'T1..', 'https://example.com/', '\0', '💥', 'T1.\n.', `T1.${'A'.repeat(116)}`])(
    'rejects %j',
    (text) => {
      expect(parseTicketToken(KEY, text)).toBe('unknown')
    },
  )

  test('is verified with the 32-byte public keys of the API', () => {
    expect(Buffer.from(publicKeyTexts(KEY).public_key, 'base64url')).toHaveLength(32)
    expect(publicKeyTexts(KEY).public_key).not.toBe(publicKeyTexts(OTHER).public_key)
  })
})

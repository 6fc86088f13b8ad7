import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FileClaim, readClaim, signClaim } from './files/access.ts'

const KEY = Buffer.alloc(32, 7)
const claims: fc.Arbitrary<FileClaim> = fc.record({
  entitlementId: fc.uuid(),
  name: fc.stringMatching(/^[0-9a-f]{24}\.(epub|m4a|m3u8)$/),
  expires: fc.nat(),
  isSaved: fc.boolean(),
  sessionId: fc.option(fc.uuid()),
})

test('reads back what was signed', () => {
  fc.assert(
    fc.property(claims, (claim) => {
      expect(readClaim(KEY, signClaim(KEY, claim))).toEqual(claim)
    }),
  )
})

test('fits into one path segment', () => {
  fc.assert(
    fc.property(claims, (claim) => {
      expect(signClaim(KEY, claim)).toMatch(/^[\w-]+\.[\w-]{43}$/)
    }),
  )
  const longest = { entitlementId: 'f'.repeat(36), name: 'f'.repeat(30), expires: 9e9, isSaved: true }
  expect(signClaim(KEY, { ...longest, sessionId: 'f'.repeat(36) }).length).toBeLessThan(300)
})

test('changing, adding or removing any character invalidates it', () => {
  const spoilt = claims.chain((claim) => {
    const token = signClaim(KEY, claim)
    return fc.tuple(fc.nat(token.length - 1), fc.constantFrom('A', 'Q', 'z', '0', '-', '.', '')).map(([at, sign]) => ({
      token,
      changed: token.slice(0, at) + sign + token.slice(at + 1),
    }))
  })
  fc.assert(
    fc.property(spoilt, ({ token, changed }) => {
      fc.pre(token !== changed)
      expect(readClaim(KEY, changed)).toBeUndefined()
      expect(readClaim(KEY, `${token}A`)).toBeUndefined()
      expect(readClaim(KEY, `${token}.A`)).toBeUndefined()
    }),
  )
})

test.each(['', '.', '..', 'a', 'a.b', '💥.💥'])('rejects %j', (token) => {
  expect(readClaim(KEY, token)).toBeUndefined()
})

test('rejects the signature of another key', () => {
  const claim = { entitlementId: 'a', name: 'b', expires: 1, isSaved: false, sessionId: null }
  expect(readClaim(Buffer.alloc(32, 8), signClaim(KEY, claim))).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftToken, orderOfGift } from './gift.ts'

const KEY = Buffer.alloc(32, 3)

test('reads the order of a gift from its token and rejects other tokens', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(64), fc.constantFrom('A', '_', '9'), (orderId, at, sign) => {
      const token = giftToken(KEY, orderId)
      expect(token).toMatch(/^[\w-]{65}$/)
      expect(orderOfGift(KEY, token)).toBe(orderId)
      expect(orderOfGift(Buffer.alloc(32, 4), token)).toBeUndefined()
      const changed = token.slice(0, at) + sign + token.slice(at + 1)
      expect(orderOfGift(KEY, changed)).toBe(changed === token ? orderId : undefined)
    }),
  )
})

test.each(['', 'a'.repeat(65), 'a'.repeat(64), '💥', `${'a'.repeat(65)}\u0000`])('rejects %j', (token) => {
  expect(orderOfGift(KEY, token)).toBeUndefined()
})

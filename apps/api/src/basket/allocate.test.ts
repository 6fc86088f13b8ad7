import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './pricing.ts'

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [1, [1, 1, 1], [1, 0, 0]],
  [100, [1, 2, 3], [17, 33, 50]],
  // The larger remainder wins over the earlier position.
  [2, [1, 9], [0, 2]],
  [5, [5], [5]],
  [0, [3, 4], [0, 0]],
  [0, [], []],
  [0, [0, 0], [0, 0]],
  [6, [0, 6, 0], [0, 6, 0]],
])('splits %i by %j into %j', (amount, weights, shares) => {
  expect(allocate(amount, weights)).toEqual(shares)
})

const cases = fc
  .array(fc.nat({ max: 99 * 2_147_483_647 }), { minLength: 1, maxLength: 100 })
  .chain((weights) => fc.tuple(fc.constant(weights), fc.nat({ max: total(weights) })))

test('shares add up to the amount, and none is negative or larger than its weight', () => {
  fc.assert(
    fc.property(cases, ([weights, amount]) => {
      const shares = allocate(amount, weights)
      expect(total(shares)).toBe(total(weights) === 0 ? 0 : amount)
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(weights[at] ?? 0)
      }
    }),
    propertyRuns(1000),
  )
})

test('every share is within one paisa of its exact value', () => {
  fc.assert(
    fc.property(cases, ([weights, amount]) => {
      const whole = BigInt(total(weights))
      fc.pre(whole > 0n)
      for (const [at, share] of allocate(amount, weights).entries()) {
        const off = BigInt(share) * whole - BigInt(amount) * BigInt(weights[at] ?? 0)
        expect(off < whole && off > -whole).toBe(true)
      }
    }),
    propertyRuns(1000),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lettersApart } from './letters-apart.ts'

describe('lettersApart', () => {
  test.each([
    { one: 'rain', other: 'rain', apart: 0 },
    { one: 'rain', other: 'ran', apart: 1 },
    { one: 'rain', other: 'rainn', apart: 1 },
    { one: 'rain', other: 'rian', apart: 1 },
    { one: 'rain', other: 'ruin', apart: 1 },
    { one: 'rain', other: 'arni', apart: 2 },
    { one: 'rain', other: 'runs', apart: 3 },
    { one: 'rain', other: 'rainfall', apart: 3 },
    { one: 'ab', other: 'cd', apart: 2 },
    { one: '', other: 'ab', apart: 2 },
    { one: '', other: 'abc', apart: 3 },
    { one: 'किताब', other: 'कीताब', apart: 1 },
    { one: '𝒶b', other: 'b𝒶', apart: 1 },
  ])('$one and $other are $apart apart', ({ one, other, apart }) => {
    expect([lettersApart(one, other), lettersApart(other, one)]).toEqual([apart, apart])
  })

  test('is never more than three, and nought for the same alone', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'क'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const apart = lettersApart(one, other)
        expect(apart).toBe(lettersApart(other, one))
        expect(apart === 0).toBe(one === other)
        expect(apart).toBeLessThanOrEqual(3)
      }),
    )
  })
})

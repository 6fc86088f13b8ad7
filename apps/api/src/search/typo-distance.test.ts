import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDocument } from './indexing/index-documents.ts'
import { editDistance, typoDistance } from './lexeme.ts'
import { type Lookup, parseQuery } from './parse-query.ts'
import { didYouMean } from './search-query.ts'

describe('editDistance', () => {
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
  ])('of $one and $other is $apart', ({ one, other, apart }) => {
    expect([editDistance(one, other), editDistance(other, one)]).toEqual([apart, apart])
  })

  test('is at most 3, and 0 only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'क'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const apart = editDistance(one, other)
        expect(apart).toBe(editDistance(other, one))
        expect(apart === 0).toBe(one === other)
        expect(apart).toBeLessThanOrEqual(3)
      }),
    )
  })
})

const stored = toDocument({
  kind: 'product',
  slug: 'the-rain-ledger',
  product_id: 1,
  content_id: null,
  work_id: null,
  shown_from: '-infinity',
  weight: 1,
  titles: ['The Rain Ledger', 'वर्षाको बहीखाता'],
  names: ['Ishvari Tamot'],
  isbn: null,
  text: [],
}).names

const lookup = (query: string): Lookup => {
  const found = parseQuery(query)
  if (!found) throw new Error(`${query} asks for nothing`)
  return found
}

describe('typoDistance', () => {
  test.each([
    { query: 'the rain ledger', apart: 0 },
    { query: 'the rian ledger', apart: 1 },
    { query: 'rain ledger', apart: 0 },
    { query: 'rain', apart: 0.1 },
    { query: 'वर्षाको बहिखाता', apart: 0.25 },
    { query: 'tamot rain', apart: 0.3 },
    { query: 'tamto rain', apart: 1.3 },
  ])('of $query is $away', ({ query, apart }) => {
    expect(typoDistance(lookup(query), stored)).toBeCloseTo(apart)
  })

  test('is large without a common word', () => {
    expect(typoDistance(lookup('himalayan mountaintop'), stored)).toBeGreaterThanOrEqual(6)
  })
})

describe('didYouMean', () => {
  test.each([
    { query: 'rian leger', meant: 'rain ledger' },
    { query: 'tamto', meant: 'tamot' },
    { query: 'वर्षको', meant: 'वर्षाको' },
    { query: 'rain', meant: undefined },
    { query: 'rains ledgers', meant: undefined },
    { query: 'rained legers', meant: 'rained ledger' },
    { query: 'zzzzzz', meant: undefined },
  ])('suggests $meant for $query', ({ query, meant }) => {
    expect(didYouMean(lookup(query), stored)).toBe(meant)
  })
})

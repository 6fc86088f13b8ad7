import { describe, expect, test } from 'vitest'
import { toDocument } from './indexing/to-document.ts'
import { slipsApart } from './slips-apart.ts'
import { type Lookup, toLookup } from './to-lookup.ts'
import { wordsMeant } from './words-meant.ts'

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
  const found = toLookup(query)
  if (!found) throw new Error(`${query} asks for nothing`)
  return found
}

describe('slipsApart', () => {
  test.each([
    { query: 'the rain ledger', apart: 0 },
    { query: 'the rian ledger', apart: 1 },
    { query: 'rain ledger', apart: 0 },
    { query: 'rain', apart: 0.1 },
    { query: 'वर्षाको बहिखाता', apart: 0.25 },
    { query: 'tamot rain', apart: 0.3 },
    { query: 'tamto rain', apart: 1.3 },
  ])('$query is $apart away', ({ query, apart }) => {
    expect(slipsApart(lookup(query), stored)).toBeCloseTo(apart)
  })

  test('is far from what it has nothing in common with', () => {
    expect(slipsApart(lookup('himalayan mountaintop'), stored)).toBeGreaterThanOrEqual(6)
  })
})

describe('wordsMeant', () => {
  test.each([
    { query: 'rian leger', meant: 'rain ledger' },
    { query: 'tamto', meant: 'tamot' },
    { query: 'वर्षको', meant: 'वर्षाको' },
    { query: 'rain', meant: undefined },
    { query: 'zzzzzz', meant: undefined },
  ])('$query means $meant', ({ query, meant }) => {
    expect(wordsMeant(lookup(query), stored)).toBe(meant)
  })
})

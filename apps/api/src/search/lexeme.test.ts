import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deletionNeighbours, editDistance, joinedTitle, withoutArticle } from './lexeme.ts'

describe('withSlips', () => {
  test.each([
    { word: 'rain', has: ['rain', 'ain', 'rin', 'ran', 'rai'] },
    { word: 'fool', has: ['fool', 'ool', 'fol', 'foo'] },
    { word: 'घर', has: ['घर'] },
    { word: 'ab', has: ['ab'] },
    { word: '𝒶𝒷c', has: ['𝒶𝒷c', '𝒷c', '𝒶c', '𝒶𝒷'] },
    { word: 'x'.repeat(41), has: ['x'.repeat(41)] },
  ])('of $word are $has', ({ word, has }) => {
    expect(deletionNeighbours(word)).toEqual(has)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 4, maxLength: 8 })

  test('two words that are one typo apart share a variant', () => {
    const near = fc.tuple(word, word).filter(([one, other]) => editDistance(one, other) === 1)
    fc.assert(
      fc.property(near, ([one, other]) => {
        expect(deletionNeighbours(one).some((rest) => deletionNeighbours(other).includes(rest))).toBe(true)
      }),
      propertyRuns(200),
    )
  })
})

test.each([
  { title: 'house of fog', joined: ['houseoffog'] },
  { title: 'fog', joined: ['fog', 'og', 'fg', 'fo'] },
])('joins $title to $joined', ({ title, joined }) => {
  expect(joinedTitle(title)).toEqual(joined)
})

test.each([
  { title: 'the rain', rest: 'rain' },
  { title: 'a rain', rest: 'rain' },
  { title: 'an hour', rest: 'hour' },
  { title: 'theatre', rest: 'theatre' },
  { title: 'the', rest: 'the' },
  { title: 'all the rain', rest: 'all the rain' },
])('reduces $title to $rest', ({ title, rest }) => {
  expect(withoutArticle(title)).toBe(rest)
})

import { describe, expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

describe('parseQuery', () => {
  test.each(['', '  ', '!?', '\0', '👨‍👩‍👧', "' & | :*", '->'])('%j is empty', (query) => {
    expect(parseQuery(query)).toBeUndefined()
  })

  test('searches words and phonetic keys, and the last word as prefix', () => {
    expect(parseQuery('Rain Led')).toMatchObject({
      text: 'rain led',
      length: 2,
      words: ['rain', 'led'],
      keys: ['rain', 'led'],
      wholeTitle: "('^=rain led' | '^~rain led')",
      titleBeginsWith: "('^rain led':* | '^=rain led':*)",
      titles: "('=rain':* | '~rain':*) & ('=led':* | '~led':*)",
      stems: '',
    })
    expect(parseQuery('on fo ra')?.titles).toBe("('=fo' | '~fo')")
  })

  test('drops stop words, unless there are no others', () => {
    expect(parseQuery('The House of the Fog')).toMatchObject({ words: ['house', 'fog'], length: 5 })
    expect(parseQuery('मौनता र समुद्र')?.words).toEqual(['मौनता', 'समुद्र'])
    expect(parseQuery('of the')).toMatchObject({ words: ['of', 'the'], everywhere: null, slips: null })
  })

  test('does not search prefixes that match too much', () => {
    expect(parseQuery('r')).toMatchObject({
      titles: "('=r' | '~r')",
      titleBeginsWith: null,
      slips: null,
      joined: null,
      alike: null,
    })
    expect(parseQuery('ra')).toMatchObject({
      titles: "('=ra' | '~ra')",
      titleBeginsWith: "('^ra':* | '^=ra':*)",
      slips: null,
    })
  })

  test('stems Nepali words only', () => {
    expect([parseQuery('किताबहरू')?.stems, parseQuery('books')?.stems]).toEqual(['किताबहरू', ''])
  })

  test('tolerates a typo in every word', () => {
    expect(parseQuery('fog')?.slips).toBe("('-fog' | '-og' | '-fg' | '-fo' | '_fog' | '@fog':*)")
  })

  test('tolerates no typo in short phonetic keys, which would match everything', () => {
    expect(parseQuery('xqzzy')?.slips).toContain("| '_xkj' | '@xqzzy':*")
    expect(parseQuery('xqzzy')?.slips).not.toContain("'_xk'")
  })

  test.each([
    '978-9937-6000-1-9',
    '9789937600019',
    'isbn 978 9937 60001 9',
    '९७८-९९३७६०००१९',
    '9937600015',
    'ISBN: 9937-60001-5',
  ])('%s is one ISBN', (query) => {
    expect(parseQuery(query)?.words).toEqual(['9789937600019'])
  })

  test.each([
    { isbn10: '0306406152', isbn13: '9780306406157' },
    { isbn10: '080442957x', isbn13: '9780804429573' },
  ])('$isbn10 is $isbn13', ({ isbn10, isbn13 }) => {
    expect(parseQuery(isbn10)?.words).toEqual([isbn13])
  })

  test('reads eight words of at most forty letters', () => {
    const lookup = parseQuery(`${'x'.repeat(60)} ${'word '.repeat(30)}`)
    expect(lookup?.words).toHaveLength(8)
    expect(lookup?.words[0]).toHaveLength(40)
  })
})

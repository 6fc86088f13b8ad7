import { describe, expect, it } from 'vitest'
import { indexLetter, letterRow } from './index-letter.ts'

describe('indexLetter', () => {
  it.each([
    ['Low Cloud', 'L'],
    ['electric jhyaure', 'E'],
    ['Écho', 'E'],
    [' ßtein', 'SS'],
    ['ईश्वरी तामोट', 'ई'],
    ['  “low” cloud', 'L'],
    ['"low"', 'L'],
    ["'Ōm", 'O'],
    ['‘a’', 'A'],
    ['’b', 'B'],
    ['”c', 'C'],
    ['«d»', 'D'],
    ['»e', 'E'],
    ['कुहिरो', 'क'],
    ['क्षितिज', 'क'],
    ['आँगन', 'आ'],
    ['༄ rain', '#'],
    ['རྟ', 'ར'],
    ['72 hours', '#'],
    ['२०८३', '#'],
    ['.hidden', '#'],
    ['7 "low"', '#'],
    ['', '#'],
    ['  ', '#'],
  ])('%j is listed under %s', (title, letter) => {
    expect(indexLetter(title)).toBe(letter)
  })
})

describe('letterRow', () => {
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

  it.each([
    ['en', [], ALPHABET],
    ['en', ['Z', 'A'], ALPHABET],
    ['en', ['#', 'त', 'B', 'ར', 'क'], `${ALPHABET}कतར#`],
    ['ne', [], 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'],
    ['ne', ['#', 'T', 'ई', 'ह', 'अ'], 'अईकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहT#'],
  ] as const)('in %s with %j is %s', (language, listed, row) => {
    expect(letterRow(language, listed).join('')).toBe(row)
  })

  it('has every letter under which a title is listed, once', () => {
    for (const title of ['Low Cloud', 'Écho', 'ßtein', 'क्षितिज', 'आँगन', 'རྟ', '72 hours', '']) {
      const letter = indexLetter(title)
      for (const language of ['en', 'ne'] as const) {
        expect(letterRow(language, [letter, letter]).filter((each) => each === letter)).toEqual([letter])
      }
    }
  })
})

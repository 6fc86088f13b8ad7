import { expect, it } from 'vitest'
import { firstLetter } from './first-letter.ts'

it.each([
  ['Aaju Deula', 'A'],
  ['émile', 'E'],
  [' ßtein', 'SS'],
  ['ईश्वरी तामोट', 'ई'],
  ['कृष्ण', 'क'],
  ['ज्ञानु', 'ज'],
  ['ཚེ་རིང', 'ཚ'],
  ['3 Idlers', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})

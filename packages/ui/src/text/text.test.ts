import { describe, expect, it } from 'vitest'
import { interpolate, parseQuantity, textLanguage } from './text.ts'

describe('textLanguage', () => {
  it.each([
    { text: 'कुहिरोको घर', locale: 'en', language: 'ne' },
    { text: 'The Rain Ledger', locale: 'en', language: undefined },
    { text: 'The Rain Ledger', locale: 'ne', language: 'en' },
    { text: 'कुहिरोको घर', locale: 'ne', language: undefined },
    { text: 'Cover of कुहिरोको घर', locale: 'ne', language: undefined },
    { text: '1984', locale: 'ne', language: undefined },
    { text: '', locale: 'en', language: undefined },
  ])('"$text" on a page in $locale needs $language', ({ text, locale, language }) => {
    expect(textLanguage(text, locale)).toBe(language)
  })
})

it.each([
  ['{time} of {whole}', '1:00 of 2:00'],
  ['{whole} मध्ये {time}', '2:00 मध्ये 1:00'],
  ['nothing', 'nothing'],
  ['{other}', '{other}'],
])('fills %j', (text, filled) => {
  expect(interpolate(text, { time: '1:00', whole: '2:00' })).toBe(filled)
})

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    ['३', 3],
    ['१२', 12],
    ['1२', 12],
  ])('reads %j as %i', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  })

  it.each(['', ' ', 'three', '1.5', '-2', '1e3', '3 copies', '99999999999'])('finds no number in %j', (typed) => {
    expect(parseQuantity(typed)).toBeUndefined()
  })
})

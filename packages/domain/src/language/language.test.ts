import { describe, expect, it } from 'vitest'
import { isLanguage, LANGUAGES, languageOf, otherLanguage } from './language.ts'

describe('LANGUAGES', () => {
  it('begins with the one without a prefix', () => {
    expect(LANGUAGES).toEqual(['en', 'ne'])
  })
})

describe('isLanguage', () => {
  it.each(LANGUAGES)('knows %s', (language) => {
    expect(isLanguage(language)).toBe(true)
  })
  it.each(['EN', 'fr', '', null, undefined])('does not know %s', (text) => {
    expect(isLanguage(text)).toBe(false)
  })
})

describe('languageOf', () => {
  it.each([
    { text: 'ne', language: 'ne' },
    { text: 'en', language: 'en' },
    { text: 'fr', language: 'en' },
    { text: undefined, language: 'en' },
  ])('reads $text as $language', ({ text, language }) => {
    expect(languageOf(text)).toBe(language)
  })
})

describe('otherLanguage', () => {
  it.each([
    { language: 'en', other: 'ne' },
    { language: 'ne', other: 'en' },
  ] as const)('of $language is $other', ({ language, other }) => {
    expect(otherLanguage(language)).toBe(other)
  })
})

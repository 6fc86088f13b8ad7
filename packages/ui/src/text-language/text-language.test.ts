import { describe, expect, it } from 'vitest'
import { textLanguage } from './text-language.ts'

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

import { describe, expect, it } from 'vitest'
import { isLanguage, LANGUAGES, languageOf, localPath, otherLanguage, readLocalPath } from './language.ts'

describe('LANGUAGES', () => {
  it('begins with the one without a prefix', () => {
    expect(LANGUAGES).toEqual(['en', 'ne'])
  })
})

describe('isLanguage', () => {
  it.each(LANGUAGES)('accepts %s', (language) => {
    expect(isLanguage(language)).toBe(true)
  })
  it.each(['EN', 'fr', '', null, undefined])('refuses %s', (text) => {
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

describe('localPath', () => {
  it.each([
    { language: 'en', path: '/', local: '/' },
    { language: 'en', path: '/artist/tara', local: '/artist/tara' },
    { language: 'ne', path: '/', local: '/ne' },
    { language: 'ne', path: '/artist/tara', local: '/ne/artist/tara' },
  ] as const)('$path in $language is $local', ({ language, path, local }) => {
    expect(localPath(language, path)).toBe(local)
  })
})

describe('readLocalPath', () => {
  it.each([
    { pathname: '/', language: 'en', isPrefixed: false, path: '/' },
    { pathname: '/ne', language: 'ne', isPrefixed: true, path: '/' },
    { pathname: '/ne/', language: 'ne', isPrefixed: true, path: '/' },
    { pathname: '/ne/login//', language: 'ne', isPrefixed: true, path: '/login' },
    { pathname: '/ne/book/rain/', language: 'ne', isPrefixed: true, path: '/book/rain' },
    { pathname: '/en/login', language: 'en', isPrefixed: true, path: '/login' },
    { pathname: '/nepal', language: 'en', isPrefixed: false, path: '/nepal' },
    { pathname: '/book/ne', language: 'en', isPrefixed: false, path: '/book/ne' },
  ])('$pathname', ({ pathname, ...read }) => {
    expect(readLocalPath(pathname)).toEqual(read)
  })
})

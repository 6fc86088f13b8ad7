import { describe, expect, it } from 'vitest'
import { alternates, localPath, readPath } from './locale.ts'

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

describe('readPath', () => {
  it.each([
    { pathname: '/', language: 'en', isPrefixed: false, path: '/' },
    { pathname: '/ne', language: 'ne', isPrefixed: true, path: '/' },
    { pathname: '/ne/', language: 'ne', isPrefixed: true, path: '/' },
    { pathname: '/ne/login//', language: 'ne', isPrefixed: true, path: '/login' },
    { pathname: '/en/login', language: 'en', isPrefixed: true, path: '/login' },
    { pathname: '/nepal', language: 'en', isPrefixed: false, path: '/nepal' },
    { pathname: '/book/ne', language: 'en', isPrefixed: false, path: '/book/ne' },
  ])('$pathname', ({ pathname, ...read }) => {
    expect(readPath(pathname)).toEqual(read)
  })
})

it('a page names itself, both languages, and the one for everybody else', () => {
  expect(alternates('ne', '/artist/tara')).toEqual({
    canonical: '/ne/artist/tara',
    languages: { en: '/artist/tara', ne: '/ne/artist/tara', 'x-default': '/artist/tara' },
  })
})

import { describe, expect, it } from 'vitest'
import { localPath, readLocalPath } from './local-path.ts'

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

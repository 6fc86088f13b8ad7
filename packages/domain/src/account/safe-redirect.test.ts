import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const SITE = 'https://dabali.example'

describe('safeRedirect', () => {
  it.each([
    '/',
    '/checkout/',
    '/checkout/?mode=buy-now',
    '/ne/event/asar/7/live?from=mail#top',
    '/book/घाम/',
    '/book/%E0%A4%98%E0%A4%BE%E0%A4%AE/',
    '/book/a%2Fb/',
    '/a/../b/',
    '/%25252541',
    '/@elsewhere.example',
    '/search?q=https://elsewhere.example',
    '/search?q=//elsewhere.example',
    '/search?q=a\\b',
    '/search?q=100%',
    '/search?q=a%00b',
    '/event/a//b',
  ])('keeps %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each([
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/a\\b',
    'https://elsewhere.example',
    'https:elsewhere.example',
    'HTTPS://dabali.example/',
    'javascript:alert(1)',
    'data:text/html,a',
    'dabali.example',
    '@elsewhere.example',
    '?a=b',
    '#top',
    '.',
    '..//elsewhere.example',
    ' /checkout/',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r/elsewhere.example',
    '\u0000/a',
    '/a\u0000',
    '/a?b=\u0001',
    '/a\u007f',
    '/a\u009f',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/%2Felsewhere.example',
    '/%2F/elsewhere.example',
    '/%5Celsewhere.example',
    '/%252Felsewhere.example',
    '/%25252Felsewhere.example',
    '/%255Celsewhere.example',
    '/a/..%2F%2Felsewhere.example',
    '/%09/elsewhere.example',
    '/%0A/elsewhere.example',
    '/%00',
    '/%E0%A4%A',
    '/%',
    '/%25%25',
    '/%2525252541',
    '/%2525252525252525',
    '',
    null,
    undefined,
  ])('sends %j home', (path) => {
    expect(safeRedirect(path)).toBe('/')
  })

  it.each([5, {}, ['/a'], true])('sends %j, which is not a text, home', (path) => {
    // @ts-expect-error TS2345: a cookie can hold anything.
    expect(safeRedirect(path)).toBe('/')
  })

  it('stays on the site for every payload, and again when what it gives is decoded', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '%252F',
      '%09',
      '%0d',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '\u0000',
      ' ',
      '%',
      '%25',
      'https:',
      'elsewhere.example',
      'a',
      '~',
      ';',
      '&',
      '。',
      '／',
    )
    const payloads = fc.oneof(
      fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
      fc.webUrl(),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(payloads, (payload) => {
        const path = safeRedirect(payload)
        expect(new URL(path, SITE).origin).toBe(SITE)
        expect(new URL(new URL(path, SITE).pathname, SITE).origin).toBe(SITE)
        expect(new URL(decodeURIComponent(path.split(/[?#]/, 1)[0] ?? ''), SITE).origin).toBe(SITE)
      }),
      propertyRuns(10_000),
    )
  })
})

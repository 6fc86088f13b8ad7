import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeStoreData } from '../testing/testing.ts'
import { guardRoute, safeRedirect } from './redirects.ts'

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
  ])('returns %s unchanged', (path) => {
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
  ])('replaces %j with the home page', (path) => {
    expect(safeRedirect(path)).toBe('/')
  })

  it.each([5, {}, ['/a'], true])('replaces %j, which is not a string, with the home page', (path) => {
    // @ts-expect-error TS2345: a cookie can hold anything.
    expect(safeRedirect(path)).toBe('/')
  })

  it('stays on the site for every payload, also when the result is decoded', () => {
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

const loggedOut = {}
const visitor = makeStoreData()

describe('guardRoute, logged out', () => {
  it.each([
    { path: '/event/asar/7/live', to: '/login' },
    { path: '/event/asar/7/live/', to: '/login' },
    { path: '/event/asar/7/live/abc123', to: '/login' },
    { path: '/event/asar/7/live/abc123/', to: '/login' },
    { path: '/event/asar/7/live/h.png', to: '/login' },
    { path: '/event/asar/7/live?at=2', to: '/login' },
    { path: '/event/asar/7/live#top', to: '/login' },
    { path: '/ne/event/asar/7/live', to: '/ne/login' },
    { path: '/ne/event/asar/7/live/h/?a=1', to: '/ne/login' },
    { path: '/en/event/asar/7/live', to: '/login' },
    { path: '/event/%E0%A4%98/7/live', to: '/login' },
    { path: '/event/a%2Fb/7/live', to: '/login' },
    { path: '/event/asar/7/%6Cive', to: '/login' },
    { path: '/%6Ee/event/asar/7/live', to: '/ne/login' },
    { path: '/event/asar/x/../7/live', to: '/login' },
    { path: '/event//asar/7/live', to: '/login' },
  ])('redirects $path to $to and stores the path', ({ path, to }) => {
    expect(guardRoute({ path, storeData: loggedOut })).toEqual({
      allowed: false,
      redirect: to,
      storeData: { auth: { redirect: path } },
    })
  })

  it.each(['//event/asar/7/live', '/\\event\\asar/7/live', 'event/asar/7/live', '/event/%E0%A4%A/7/live'])(
    'protects %s and does not store the path',
    (path) => {
      expect(guardRoute({ path, storeData: loggedOut })).toEqual({
        allowed: false,
        redirect: '/login',
        storeData: { auth: { redirect: '/' } },
      })
    },
  )

  it.each([
    '/',
    '/ne',
    '/login',
    '/login/',
    '/ne/login/',
    '/checkout/?mode=buy-now',
    '/event/asar',
    '/event/asar/7',
    '/event/asar/7/lives',
    '/event/live',
    '/events/asar/7/live',
    '/book/event/asar/7/live',
    '/de/event/asar/7/live',
    '/ne/ne/event/asar/7/live',
    '/search?q=/event/asar/7/live',
    '/search#/event/asar/7/live',
    '/EVENT/asar/7/live',
    '',
  ])('allows %j', (path) => {
    expect(guardRoute({ path, storeData: loggedOut })).toEqual({ allowed: true })
  })

  it.each(['/order/detail/7', '/order/detail/7/', '/ne/library?page=2', '/'])(
    '%s is protected by its access rule',
    (path) => {
      const verdict = guardRoute({ path, storeData: loggedOut, access: 'protected' })
      expect(verdict).toMatchObject({ allowed: false, storeData: { auth: { redirect: path } } })
    },
  )

  it.each(['/login', '/login/', '/ne/login'])('never redirects %s to itself, whatever its access rule', (path) => {
    expect(guardRoute({ path, storeData: loggedOut, access: 'protected' })).toEqual({ allowed: true })
  })

  it('allows a page for logged-out visitors', () => {
    expect(guardRoute({ path: '/welcome', storeData: loggedOut, access: 'redirect-if-logged-in' })).toEqual({
      allowed: true,
    })
  })

  it('an access rule does not unprotect the live page', () => {
    const verdict = guardRoute({ path: '/event/a/1/live', storeData: loggedOut, access: 'redirect-if-logged-in' })
    expect(verdict.allowed).toBe(false)
  })

  it('keeps the other fields of storeData', () => {
    const storeData = { theme: 'night', token: '', auth: { provider: 'google', redirect: '/old' } }
    expect(guardRoute({ path: '/event/a/1/live', storeData })).toMatchObject({
      storeData: { theme: 'night', token: '', auth: { provider: 'google', redirect: '/event/a/1/live' } },
    })
  })

  it.each([null, undefined, { auth: null }])('takes storeData %j as logged out', (storeData) => {
    expect(guardRoute({ path: '/event/a/1/live', storeData })).toMatchObject({ redirect: '/login' })
  })
})

describe('guardRoute, logged in', () => {
  it.each([
    { path: '/login', to: '/' },
    { path: '/login/', to: '/' },
    { path: '/login?next=1', to: '/' },
    { path: '/ne/login', to: '/ne' },
    { path: '/ne/login/', to: '/ne' },
    { path: '/en/login', to: '/' },
  ])('redirects $path to $to and leaves storeData unchanged', ({ path, to }) => {
    expect(guardRoute({ path, storeData: visitor })).toEqual({ allowed: false, redirect: to, storeData: visitor })
  })

  it.each(['/', '/ne', '/event/asar/7/live', '/ne/event/asar/7/live/h', '/login/help', '/checkout/'])(
    'allows %s',
    (path) => {
      expect(guardRoute({ path, storeData: visitor })).toEqual({ allowed: true })
    },
  )

  it('allows a protected page', () => {
    expect(guardRoute({ path: '/library', storeData: visitor, access: 'protected' })).toEqual({ allowed: true })
  })

  it.each([
    { path: '/welcome', to: '/' },
    { path: '/ne/welcome/', to: '/ne' },
  ])('redirects $path, a page for logged-out visitors, to $to', ({ path, to }) => {
    expect(guardRoute({ path, storeData: visitor, access: 'redirect-if-logged-in' })).toMatchObject({ redirect: to })
  })

  it.each(['/', '/ne', '/ne/'])('never redirects %s to itself', (path) => {
    expect(guardRoute({ path, storeData: visitor, access: 'redirect-if-logged-in' })).toEqual({ allowed: true })
  })
})

describe('guardRoute, for any path', () => {
  it('never throws and never redirects twice', () => {
    const accesses = fc.constantFrom('protected' as const, 'redirect-if-logged-in' as const, null)
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        accesses,
        fc.constantFrom(loggedOut, visitor),
        (path, access, storeData) => {
          const verdict = guardRoute({ path, storeData, access })
          if (verdict.allowed) return
          expect(guardRoute({ path: verdict.redirect, storeData: verdict.storeData, access })).toEqual({
            allowed: true,
          })
        },
      ),
      propertyRuns(2000),
    )
  })
})

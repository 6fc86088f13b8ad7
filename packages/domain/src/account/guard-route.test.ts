import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeStoreData } from '../testing/make-store-data.ts'
import { guardRoute } from './guard-route.ts'

const out = {}
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
  ])('sends $path to $to and remembers it', ({ path, to }) => {
    expect(guardRoute({ path, storeData: out })).toEqual({
      allowed: false,
      redirect: to,
      storeData: { auth: { redirect: path } },
    })
  })

  it.each(['//event/asar/7/live', '/\\event\\asar/7/live', 'event/asar/7/live', '/event/%E0%A4%A/7/live'])(
    'guards %s, and does not remember it',
    (path) => {
      expect(guardRoute({ path, storeData: out })).toEqual({
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
  ])('lets %j through', (path) => {
    expect(guardRoute({ path, storeData: out })).toEqual({ allowed: true })
  })

  it.each(['/order/detail/7', '/order/detail/7/', '/ne/library?page=2', '/'])('%s is protected by its mark', (path) => {
    const verdict = guardRoute({ path, storeData: out, access: 'protected' })
    expect(verdict).toMatchObject({ allowed: false, storeData: { auth: { redirect: path } } })
  })

  it.each(['/login', '/login/', '/ne/login'])('never sends %s to itself, whatever its mark', (path) => {
    expect(guardRoute({ path, storeData: out, access: 'protected' })).toEqual({ allowed: true })
  })

  it('a page for visitors who are not logged in is theirs', () => {
    expect(guardRoute({ path: '/welcome', storeData: out, access: 'redirect-if-logged-in' })).toEqual({ allowed: true })
  })

  it('the mark of a page does not open the live view', () => {
    const verdict = guardRoute({ path: '/event/a/1/live', storeData: out, access: 'redirect-if-logged-in' })
    expect(verdict.allowed).toBe(false)
  })

  it('keeps what else storeData holds', () => {
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
  ])('sends $path to $to and leaves storeData as it is', ({ path, to }) => {
    expect(guardRoute({ path, storeData: visitor })).toEqual({ allowed: false, redirect: to, storeData: visitor })
  })

  it.each(['/', '/ne', '/event/asar/7/live', '/ne/event/asar/7/live/h', '/login/help', '/checkout/'])(
    'lets %s through',
    (path) => {
      expect(guardRoute({ path, storeData: visitor })).toEqual({ allowed: true })
    },
  )

  it('lets a protected page through', () => {
    expect(guardRoute({ path: '/library', storeData: visitor, access: 'protected' })).toEqual({ allowed: true })
  })

  it.each([
    { path: '/welcome', to: '/' },
    { path: '/ne/welcome/', to: '/ne' },
  ])('is sent from $path, which is marked for others, to $to', ({ path, to }) => {
    expect(guardRoute({ path, storeData: visitor, access: 'redirect-if-logged-in' })).toMatchObject({ redirect: to })
  })

  it.each(['/', '/ne', '/ne/'])('is never sent from %s to itself', (path) => {
    expect(guardRoute({ path, storeData: visitor, access: 'redirect-if-logged-in' })).toEqual({ allowed: true })
  })
})

describe('guardRoute, whatever is asked for', () => {
  it('never throws, and never sends anyone twice', () => {
    const accesses = fc.constantFrom('protected' as const, 'redirect-if-logged-in' as const, null)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), accesses, fc.constantFrom(out, visitor), (path, access, storeData) => {
        const verdict = guardRoute({ path, storeData, access })
        if (verdict.allowed) return
        expect(guardRoute({ path: verdict.redirect, storeData: verdict.storeData, access })).toEqual({ allowed: true })
      }),
      propertyRuns(2000),
    )
  })
})

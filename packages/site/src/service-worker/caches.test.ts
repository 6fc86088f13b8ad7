import { describe, expect, it } from 'vitest'
import { assetsIn, clearsBooks, clearsUserCache, offlinePath, strategyFor } from './caches.ts'

const SITE = 'https://dabali.example'
const page = (path: string) => ({ method: 'GET', url: SITE + path, mode: 'navigate', destination: 'document' })
const part = (path: string, destination: string) => ({ method: 'GET', url: SITE + path, mode: 'no-cors', destination })

describe('strategyFor', () => {
  it.each([
    { asked: page('/'), handling: 'page' },
    { asked: page('/ne/book/x/'), handling: 'page' },
    { asked: page('/search?q=rain'), handling: 'page' },
    { asked: page('/library'), handling: 'own-page' },
    { asked: page('/ne/library/1/read'), handling: 'own-page' },
    { asked: page('/ticket/abc'), handling: 'own-page' },
    { asked: page('/order/abc/tickets'), handling: 'own-page' },
    { asked: page('/order/abc'), handling: 'page' },
    { asked: page('/librarything'), handling: 'page' },
    { asked: page('/v1/api/library/files/x'), handling: 'leave' },
    { asked: { ...page('/forms/basket/add'), method: 'POST' }, handling: 'leave' },
    { asked: part('/_next/static/chunks/a.js', 'script'), handling: 'file' },
    { asked: part('/v1/media/a.avif', 'image'), handling: 'picture' },
    { asked: part('/v1/media/a.mp3', 'audio'), handling: 'leave' },
    { asked: part('/book/x?_rsc=1', ''), handling: 'leave' },
    { asked: { ...part('/', 'image'), url: 'https://elsewhere.example/_next/static/a.js' }, handling: 'leave' },
  ])('$asked.method $asked.url: $handling', ({ asked, handling }) => {
    expect(strategyFor(asked, SITE)).toBe(handling)
  })
})

describe('a visitor', () => {
  it.each([
    { path: '/forms/logout', changes: true, takes: true },
    { path: '/forms/profile/delete', changes: true, takes: true },
    { path: '/forms/login/code', changes: true, takes: false },
    { path: '/forms/auth/magic-login/abc/continue', changes: true, takes: false },
    { path: '/forms/account/social/complete/demo/continue', changes: true, takes: false },
    { path: '/forms/basket/add', changes: false, takes: false },
  ])('is changed by $path: $changes, and the books go: $takes', ({ path, changes, takes }) => {
    expect(clearsUserCache('POST', SITE + path)).toBe(changes)
    expect(clearsUserCache('GET', SITE + path)).toBe(false)
    expect(clearsBooks(SITE + path)).toBe(takes)
  })
})

it.each([
  { path: '/book/x/', offline: '/offline' },
  { path: '/ne', offline: '/ne/offline' },
  { path: '/ne/book/x/', offline: '/ne/offline' },
  { path: '/news', offline: '/offline' },
])('$path is stood in for by $offline', ({ path, offline }) => {
  expect(offlinePath(SITE + path)).toBe(offline)
})

it('the files in a page are found once each', () => {
  const html =
    '<link href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/b~1.js"></script>["/_next/static/chunks/a.css"]'
  expect(assetsIn(html)).toEqual(['/_next/static/chunks/a.css', '/_next/static/chunks/b~1.js'])
})

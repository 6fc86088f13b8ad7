import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProxy } from './proxy.ts'

const proxy = createProxy({
  access: { '/library': 'protected', '/library/gift': 'open', '/welcome': 'redirect-if-logged-in' },
  dynamicRoutes: ['/basket', '/event/*/*/live', '/preview'],
  framedRoutes: ['/preview'],
  cacheableQueries: { '/search': ['q', 'page'], '/category/*': ['author', 'page'] },
  files: ['/robots.txt', '/sitemap/*'],
})
const visit = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  proxy(new NextRequest(`http://dabali.example${path}`, init))
const rewritten = (path: string) =>
  visit(path).headers.get('x-middleware-rewrite')?.replace('http://dabali.example', '')

describe('the language of an address', () => {
  it.each([
    { path: '/', inside: '/en' },
    { path: '/artist/tara/?a=1', inside: '/en/artist/tara?a=1' },
    { path: '/ne/artist/tara/', inside: '/ne/artist/tara' },
    { path: '/ne', inside: undefined },
    { path: '/ne/artist/tara', inside: undefined },
    { path: '/robots.txt', inside: undefined },
    { path: '/sitemap/pages.xml', inside: undefined },
    { path: '/sitemap/pages.xml/more', inside: '/en/sitemap/pages.xml/more' },
    { path: '/sitemap', inside: '/en/sitemap' },
    { path: '/photo.png', inside: '/en/photo.png' },
  ])('$path lies at $inside', ({ path, inside }) => {
    expect(rewritten(path)).toBe(inside)
  })

  it.each([
    { path: '/search?page=2&q=rain&utm=x', inside: '/en/search/~q%3Drain%26page%3D2' },
    { path: '/ne/search?q=%E0%A4%AE', inside: '/ne/search/~q%3D%25E0%25A4%25AE' },
    { path: '/search/', inside: '/en/search/~' },
    { path: '/category', inside: '/en/category' },
    { path: '/category/fiction?author=b&author=a', inside: '/en/category/fiction/~author%3Da%26author%3Db' },
    { path: '/category/fiction/more?page=2', inside: '/en/category/fiction/more?page=2' },
  ])('the list $path is kept at $inside', ({ path, inside }) => {
    expect(rewritten(path)).toBe(inside)
  })

  it('a form is handed to the route that it names', () => {
    expect(visit('/forms/basket/add', { method: 'POST' }).headers.get('x-middleware-next')).toBe('1')
  })

  it('English with a prefix is sent away, and a prefetch of it is not', () => {
    expect(visit('/en/artist/tara?_rsc=x&a=1').headers.get('location')).toBe('http://dabali.example/artist/tara?a=1')
    expect(visit('/en/artist/tara', { headers: { 'next-router-prefetch': '1' } }).status).toBe(404)
  })
})

describe('a page for one visitor', () => {
  const headers = { cookie: `storeData=${encodeURIComponent('{"token":"a"}')}` }

  it.each(['/basket', '/basket/', '/ne/basket', '/basket/gift', '/event/a/1/live', '/ne/event/a/1/live/hash/'])(
    '%s has a nonce of its own and is not stored',
    (path) => {
      const [one, two] = [visit(path, { headers }), visit(path, { headers })].map(({ headers }) => headers)
      const policy = one?.get('content-security-policy')
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/)
      expect(policy).not.toBe(two?.get('content-security-policy'))
      // Next reads the nonce from the request that is handed on.
      expect(one?.get('x-middleware-request-content-security-policy')).toBe(policy)
      expect(one?.get('cache-control')).toBe('no-store')
    },
  )

  it.each(['/', '/baskets', '/book/basket', '/event/a', '/event/a/1', '/event/a//live'])('%s is none', (path) => {
    expect(visit(path).headers.get('content-security-policy')).toBeNull()
  })
})

describe('a page that the back office may show in a frame', () => {
  const ancestorsOf = (path: string) =>
    /frame-ancestors (.+)$/.exec(visit(path).headers.get('content-security-policy') ?? '')?.[1]
  afterEach(() => void vi.unstubAllEnvs())

  it('names the back office, and no other page does', () => {
    vi.stubEnv('ADMIN_ORIGIN', 'https://admin.dabali.example')
    for (const path of ['/preview/abc', '/ne/preview/abc'])
      expect(ancestorsOf(path)).toBe('https://admin.dabali.example')
    for (const path of ['/basket', '/ne/basket']) expect(ancestorsOf(path)).toBe("'none'")
  })

  it('is framed by the back office of this machine when nothing is set', () => {
    vi.stubEnv('ADMIN_ORIGIN', '')
    expect(ancestorsOf('/preview/abc')).toBe('http://localhost:3002')
  })
})

describe('a guarded page', () => {
  it.each(['{', '[]', 'null', '"text"', '{"token":""}'])('is closed to the cookie %s', (cookie) => {
    const headers = { cookie: `storeData=${encodeURIComponent(cookie)}` }
    expect(visit('/event/a/1/live', { headers }).headers.get('location')).toBe('http://dabali.example/login')
  })

  it.each([
    { path: '/library', to: '/login', redirect: '/library' },
    { path: '/ne/library/7?page=2&_rsc=x', to: '/ne/login', redirect: '/ne/library/7?page=2' },
  ])('$path sends to $to and remembers $redirect', ({ path, to, redirect }) => {
    const { status, headers } = visit(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect([status, headers.get('location')]).toEqual([307, `http://dabali.example${to}`])
    const remembered = encodeURIComponent(JSON.stringify({ auth: { redirect } }))
    expect(headers.get('set-cookie')).toMatch(`storeData=${remembered};`)
    expect(headers.get('set-cookie')).toMatch(/Max-Age=31536000.*Secure.*SameSite=lax/i)
  })

  it.each(['/library/gift/abc', '/libraries', '/welcome'])('%s is open to everyone', (path) => {
    expect(visit(path).headers.get('location')).toBeNull()
  })

  it.each(['next-router-prefetch', 'next-router-segment-prefetch'])('a prefetch by %s is answered with 404', (name) => {
    const { status, headers } = visit('/library', { headers: { [name]: '1' } })
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([404, null, null])
  })

  it('a page for those who are not logged in sends others home', () => {
    const headers = { cookie: `storeData=${encodeURIComponent('{"token":"a"}')}` }
    expect(visit('/ne/welcome', { headers }).headers.get('location')).toBe('http://dabali.example/ne')
    expect(visit('/ne/library', { headers }).headers.get('location')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import {
  type AccessTable,
  accessOf,
  allowInstead,
  isSameOriginForm,
  readQuerySegment,
  writeQuerySegment,
} from './routing.ts'

const table: AccessTable = {
  '/orders': 'protected',
  '/orders/track': 'open',
  '/order/detail': 'protected',
  '/login': 'redirect-if-logged-in',
}

describe('accessOf', () => {
  it.each([
    '/orders',
    '/orders/',
    '/ne/orders',
    '/en/orders',
    '/orders/old',
    '/order/detail/7',
    '/%6Frders',
    '//orders',
    '/\\orders',
    '/a/../orders',
    '/%6Ee/orders',
    '/orders/%E0%A4',
  ])('%s is protected', (path) => {
    expect(accessOf(table, path)).toBe('protected')
  })

  it.each(['/', '/ne', '/ordersome', '/order', '/order/ab12', '/book/orders', '/orders/track', '/ne/orders/track/'])(
    '%s is open',
    (path) => {
      expect(accessOf(table, path)).toBeUndefined()
    },
  )

  it('a page for those who are not logged in is marked so', () => {
    expect(accessOf(table, '/ne/login/')).toBe('redirect-if-logged-in')
  })
})

const NAMES = ['q', 'author', 'page']
const write = (query: string) => writeQuerySegment(new URLSearchParams(query), NAMES)
const through = (query: string) => [...(readQuerySegment(write(query)) ?? [])]

describe('a query as a path segment', () => {
  it.each([
    { query: '', kept: [] },
    { query: 'q=', kept: [] },
    { query: 'q=%20barsha%20', kept: [['q', 'barsha']] },
    {
      query: 'page=2&q=a%2Fb&utm=x',
      kept: [
        ['q', 'a/b'],
        ['page', '2'],
      ],
    },
    {
      query: 'author=b&author=a&author=b',
      kept: [
        ['author', 'a'],
        ['author', 'b'],
      ],
    },
    { query: `q=${encodeURIComponent('वर्षा & 100%')}`, kept: [['q', 'वर्षा & 100%']] },
  ])('of $query is $kept', ({ query, kept }) => {
    expect(through(query)).toEqual(kept)
  })

  it('is one part of a path', () => {
    expect(write('q=a/b?c#d')).toMatch(/^~[^/?#]*$/)
    expect(write('')).toBe('~')
  })

  it('is bounded for any number of requests', () => {
    const query = new URLSearchParams([...Array(500)].map((_, index) => ['author', `${index}${'x'.repeat(500)}`]))
    expect(writeQuerySegment(query, NAMES).length).toBeLessThan(6000)
  })

  it.each(['fiction', '%', ''])('is not read out of %s', (part) => {
    expect(readQuerySegment(part)).toBeUndefined()
  })
})

it.each([
  { path: '/' },
  { path: '/basket?a=1' },
  { path: '/ne/basket' },
  { path: '/robots.txt' },
  { path: '/feed/news.xml' },
  { path: '/opds/books.xml' },
  { path: '/icons/icon-192.png' },
  { path: '/basket/add' },
  { path: '/forms' },
  { path: '/ne/forms/basket/add' },
  { path: '/no/such' },
])('$path can only be read', ({ path }) => {
  for (const method of ['GET', 'HEAD']) expect(allowInstead(method, path)).toBeUndefined()
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    expect([method, allowInstead(method, path)]).toEqual([method, ['GET', 'HEAD']])
  }
})

it.each([{ path: '/forms/basket/add' }, { path: '/forms/basket/add/?back=1' }, { path: '/forms/order/x/cancel' }])(
  '$path accepts a form, and shows a page when it is opened',
  ({ path }) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) expect(allowInstead(method, path)).toBeUndefined()
    for (const method of ['PUT', 'DELETE', 'TRACE']) expect(allowInstead(method, path)).toEqual(['OPTIONS', 'POST'])
  },
)

const form = (headers: Record<string, string>) =>
  new Request('http://localhost/forms/basket/add', { method: 'POST', headers: { host: 'dabali.example', ...headers } })

describe('isSameOriginForm', () => {
  it.each<{ headers: Record<string, string>; own: boolean }>([
    { headers: { 'sec-fetch-site': 'same-origin' }, own: true },
    { headers: { 'sec-fetch-site': 'same-site' }, own: false },
    { headers: { 'sec-fetch-site': 'cross-site' }, own: false },
    { headers: { 'sec-fetch-site': 'none' }, own: false },
    { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://dabali.example' }, own: false },
    { headers: { origin: 'https://dabali.example' }, own: true },
    { headers: { origin: 'https://elsewhere.example' }, own: false },
    { headers: { origin: 'null' }, own: false },
    { headers: {}, own: true },
  ])('$headers: $own', ({ headers, own }) => {
    expect(isSameOriginForm(form(headers))).toBe(own)
  })
})

import { describe, expect, it } from 'vitest'
import { createMethodTable, isSameOriginForm } from './allowed-methods.ts'

const allowInstead = createMethodTable(
  {
    '/[locale]/basket/page': '/[locale]/basket',
    '/_not-found/page': '/_not-found',
    '/basket/add/route': '/basket/add',
    '/order/[hash]/cancel/route': '/order/[hash]/cancel',
    '/feed/[file]/route': '/feed/[file]',
    '/opds/[file]/route': '/opds/[file]',
    '/robots.txt/route': '/robots.txt',
  },
  ['/feed/*', '/opds/*', '/robots.txt'],
)

it.each([
  { path: '/' },
  { path: '/basket?a=1' },
  { path: '/ne/basket' },
  { path: '/robots.txt' },
  { path: '/feed/news.xml' },
  { path: '/opds/books.xml' },
  { path: '/icons/icon-192.png' },
  { path: '/order/x/y/cancel' },
  { path: '/no/such' },
])('$path can only be read', ({ path }) => {
  for (const method of ['GET', 'HEAD']) expect(allowInstead(method, path)).toBeUndefined()
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    expect([method, allowInstead(method, path)]).toEqual([method, ['GET', 'HEAD']])
  }
})

it.each([{ path: '/basket/add' }, { path: '/basket/add/?back=1' }, { path: '/order/x/cancel' }])(
  '$path takes a form, and shows whoever opens it a page',
  ({ path }) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) expect(allowInstead(method, path)).toBeUndefined()
    for (const method of ['PUT', 'DELETE', 'TRACE']) expect(allowInstead(method, path)).toEqual(['OPTIONS', 'POST'])
  },
)

const form = (headers: Record<string, string>) =>
  new Request('http://localhost/basket/add', { method: 'POST', headers: { host: 'dabali.example', ...headers } })

describe('isOwnForm', () => {
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

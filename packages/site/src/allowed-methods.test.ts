import { expect, it } from 'vitest'
import { createMethodTable } from './allowed-methods.ts'

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

import { createClient, type LibraryItem, type LibraryItemDetail } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { libraryTranslator } from './library-messages.ts'
import {
  findOtherFormat,
  itemLink,
  itemLinks,
  libraryHref,
  narrowLibrary,
  readLibraryQuery,
  toAudioTracks,
} from './load-library.ts'

const item = (product_class: string) => ({ id: '7', product: { product_class } }) as LibraryItem
const holding = (...kinds: string[]) => ({ id: '7', files: kinds.map((kind) => ({ kind })) }) as LibraryItemDetail

describe('itemLink', () => {
  it.each([
    ['E-book', 'store', { action: 'read', path: '/library/7/read' }],
    ['E-book', 'culture', { action: 'open', path: '/library/7' }],
    ['Audiobook', 'store', { action: 'listen', path: '/library/7/listen' }],
    ['Audiobook', 'culture', { action: 'listen', path: '/library/7/listen' }],
    ['Pay Per View', 'store', { action: 'watch', path: '/library/7/watch' }],
    ['Digital Bundle', 'store', { action: 'open', path: '/library/7' }],
    ['Subscription', 'store', { action: 'open', path: '/library/7' }],
  ] as const)('of %s on the %s site is %j', (productClass, site, action) => {
    expect(itemLink(item(productClass), site)).toEqual(action)
  })
})

describe('itemLinks', () => {
  it('has one link per kind of file', () => {
    expect(itemLinks(holding('audio', 'audio', 'epub'), 'store')).toEqual([
      { action: 'listen', path: '/library/7/listen' },
      { action: 'read', path: '/library/7/read' },
    ])
  })

  it('is empty when nothing opens on this site', () => {
    expect(itemLinks(holding(), 'store')).toEqual([])
    expect(itemLinks(holding('epub'), 'culture')).toEqual([])
  })
})

describe('findOtherFormat', () => {
  const audiobook = { id: '7', files: [{ kind: 'audio' }], product: { slug: 'rain-audio' } } as LibraryItemDetail
  const formats = [
    { slug: 'rain-audio', product_class: 'Audiobook' },
    { slug: 'rain-ebook', product_class: 'E-book' },
    { slug: 'rain', product_class: 'Book' },
  ]
  const owned = (slug: string, state = 'active') => ({ id: slug, state, product: { slug } })
  const find = (items: object[], item = audiobook) => {
    const fetch = async (input: RequestInfo | URL) => {
      const isProduct = new URL(String(input)).pathname === '/v1/api/products/rain-audio/'
      return Response.json(isProduct ? { formats } : { count: items.length, results: items })
    }
    return findOtherFormat(createClient({ baseUrl: 'http://api.example/v1/', retries: 0, fetch }), item, 'read')
  }

  it('is the reader of the e-book that is owned, too', async () => {
    expect(await find([owned('other-ebook'), owned('rain-ebook')])).toBe('/library/rain-ebook/read')
  })

  it('is missing where the e-book is not owned or has ended', async () => {
    expect(await find([owned('rain-audio'), owned('rain'), owned('other-ebook')])).toBeUndefined()
    expect(await find([owned('rain-ebook', 'ended')])).toBeUndefined()
  })

  it('is the item itself if it holds both', async () => {
    const both = { ...audiobook, files: [{ kind: 'audio' }, { kind: 'epub' }] } as LibraryItemDetail
    expect(await find([], both)).toBe('/library/7/read')
  })

  it('is missing where the product is no longer sold', async () => {
    const fetch = async () => Response.json({ detail: 'Resource not found!' }, { status: 404 })
    const client = createClient({ baseUrl: 'http://api.example/v1/', retries: 0, fetch })
    expect(await findOtherFormat(client, audiobook, 'read')).toBeUndefined()
  })
})

const ALL = { kind: undefined, sort: 'opened', q: '', page: 1 } as const

const queryItem = (title: string, product_class: string, granted_at: string, authors: string[] = []) =>
  ({ granted_at, product: { title, subtitle: '', authors, product_class } }) as unknown as LibraryItem
const RAIN = queryItem('The Rain Ledger', 'E-book', '2026-01-02', ['Ishvari Tamot'])
const HOUSE = queryItem('कुहिरोको घर', 'Audiobook', '2026-01-03')
const CABLE = queryItem('The Brake Cable Lesson', 'Pay Per View', '2026-01-01')
const ITEMS = [RAIN, HOUSE, CABLE]

describe('readLibraryQuery', () => {
  it.each([
    { input: {}, query: ALL },
    {
      input: { kind: 'listen', sort: 'title', q: ' rain ', page: '3' },
      query: { kind: 'listen', sort: 'title', q: 'rain', page: 3 },
    },
    { input: { kind: 'toString', sort: 'x', q: ['rain', 'snow'], page: '-1' }, query: { ...ALL, q: 'rain' } },
    { input: { page: '1.7' }, query: ALL },
    { input: { page: 'many' }, query: ALL },
  ])('reads $input', ({ input, query }) => {
    expect(readLibraryQuery(input)).toEqual(query)
  })
})

describe('libraryHref', () => {
  it.each([
    { language: 'en', query: ALL, href: '/library' },
    { language: 'ne', query: { kind: 'read' }, href: '/ne/library?kind=read' },
    { language: 'en', query: { ...ALL, sort: 'new', q: 'rain', page: 2 }, href: '/library?sort=new&q=rain&page=2' },
  ] as const)('writes $href', ({ language, query, href }) => {
    expect(libraryHref(language, query)).toBe(href)
  })
})

describe('narrowLibrary', () => {
  it.each([
    { query: {}, found: [RAIN, HOUSE, CABLE] },
    { query: { kind: 'listen' }, found: [HOUSE] },
    { query: { kind: 'passes' }, found: [] },
    { query: { q: 'LEDGER rain' }, found: [RAIN] },
    { query: { q: 'tamot' }, found: [RAIN] },
    { query: { q: 'घर' }, found: [HOUSE] },
    { query: { q: 'ledger', kind: 'watch' }, found: [] },
    { query: { sort: 'new' }, found: [HOUSE, RAIN, CABLE] },
    { query: { sort: 'title' }, found: [CABLE, RAIN, HOUSE] },
  ] as const)('finds by $query', ({ query, found }) => {
    expect(narrowLibrary(ITEMS, { ...ALL, ...query })).toEqual(found)
  })
})

const NOWHERE = { version: 0, locator: null, progress: 0, device: null, updated_at: null }
const sound = (title: string, position: number) => {
  return { position, kind: 'audio' as const, title, type: 'audio/mpeg', size: 1, duration_seconds: 60, downloads: [] }
}
const titles = (names: string[], language: 'en' | 'ne') => {
  const item = {
    id: '1',
    product: { title: 'The Rain Ledger', authors: [] },
    picture: { width: 1, height: 1, sources: [] },
    files: names.map(sound),
  }
  return toAudioTracks({ item, saved: NOWHERE, access: null }, libraryTranslator(language)).parts.map(
    ({ title }) => title,
  )
}

it('keeps the distinct titles of parts', () => {
  expect(titles(['Asar', 'Saun'], 'ne')).toEqual(['Asar', 'Saun'])
})

it('numbers parts with equal titles, in the digits of the language', () => {
  expect(titles(['Audio', 'Audio'], 'en')).toEqual(['Part 1', 'Part 2'])
  expect(titles(['Audio', 'Audio'], 'ne')).toEqual(['भाग १', 'भाग २'])
})

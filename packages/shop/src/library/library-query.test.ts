import type { LibraryItem } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { libraryHref, narrowLibrary, readLibraryQuery } from './library-query.ts'

const ALL = { kind: undefined, sort: 'opened', q: '', page: 1 } as const

const item = (title: string, product_class: string, granted_at: string, authors: string[] = []) =>
  ({ granted_at, product: { title, subtitle: '', authors, product_class } }) as unknown as LibraryItem
const RAIN = item('The Rain Ledger', 'E-book', '2026-01-02', ['Ishvari Tamot'])
const HOUSE = item('कुहिरोको घर', 'Audiobook', '2026-01-03')
const CABLE = item('The Brake Cable Lesson', 'Pay Per View', '2026-01-01')
const ITEMS = [RAIN, HOUSE, CABLE]

describe('readLibraryQuery', () => {
  it.each([
    { asked: {}, query: ALL },
    {
      asked: { kind: 'listen', sort: 'title', q: ' rain ', page: '3' },
      query: { kind: 'listen', sort: 'title', q: 'rain', page: 3 },
    },
    { asked: { kind: 'toString', sort: 'x', q: ['rain', 'snow'], page: '-1' }, query: { ...ALL, q: 'rain' } },
    { asked: { page: '1.7' }, query: ALL },
    { asked: { page: 'many' }, query: ALL },
  ])('reads $asked', ({ asked, query }) => {
    expect(readLibraryQuery(asked)).toEqual(query)
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

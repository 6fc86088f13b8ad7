import { expect, it } from 'vitest'
import { nameSitemapPart, readSitemapPart } from './sitemap-part.ts'

const KINDS = ['books', 'authors', 'booklists'] as const

it.each(['pages', 'books-1', 'authors-12', 'booklists-3'])('%s is a part by its name', (name) => {
  const part = readSitemapPart(KINDS, `${name}.xml`)
  expect(part && nameSitemapPart(part)).toBe(name)
})

it.each(['books.xml', 'books-0.xml', 'books-01.xml', 'books-1', 'records-1.xml', '../books-1.xml', 'books-999999.xml'])(
  '%s is none',
  (file) => {
    expect(readSitemapPart(KINDS, file)).toBeUndefined()
  },
)

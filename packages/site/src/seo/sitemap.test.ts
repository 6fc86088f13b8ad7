import { expect, it } from 'vitest'
import {
  hiddenPaths,
  nameSitemapPart,
  readSitemapPart,
  writeRobots,
  writeSitemap,
  writeSitemapIndex,
} from './sitemap.ts'

const ORIGIN = 'https://shop.example'

it('a page is listed in both languages, each with its alternates and x-default', () => {
  const text = writeSitemap(ORIGIN, [{ path: '/book/rain/', changedAt: '2026-11-05T04:15:00.000Z' }, { path: '/' }])
  const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)
  expect(locations).toEqual([`${ORIGIN}/book/rain/`, `${ORIGIN}/ne/book/rain/`, `${ORIGIN}/`, `${ORIGIN}/ne`])
  expect(text.match(/<lastmod>/g)).toHaveLength(2)
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/book/rain/"/>`)
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="ne" href="${ORIGIN}/ne/book/rain/"/>`)
})

it('the index lists its parts', () => {
  expect(writeSitemapIndex(ORIGIN, ['pages', 'books-1'])).toContain(
    `<sitemap><loc>${ORIGIN}/sitemap/pages.xml</loc></sitemap><sitemap><loc>${ORIGIN}/sitemap/books-1.xml</loc></sitemap>`,
  )
})

it('robots.txt names the sitemap and excludes pages for one visitor in both languages, but not images', () => {
  const text = writeRobots(ORIGIN, hiddenPaths(['/search', '/basket', '/order', '/library']))
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  for (const path of ['/basket$', '/ne/order/', '/search?', '/ne/library$']) {
    expect(text).toContain(`\nDisallow: ${path}\n`)
  }
  expect(text).not.toMatch(/^Disallow: \/(v1\/)?(media|og|contact-us|book|read)?\/?\$?$/m)
})

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

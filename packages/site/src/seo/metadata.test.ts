import { expect, it } from 'vitest'
import { alternates, createShareMetadata, type PageSharing } from './metadata.ts'

it('a page has a canonical URL, both languages and x-default', () => {
  expect(alternates('ne', '/artist/tara')).toEqual({
    canonical: '/ne/artist/tara',
    languages: { en: '/artist/tara', ne: '/ne/artist/tara', 'x-default': '/artist/tara' },
  })
})

it('a page names its feeds and its other forms with their titles', () => {
  const feeds = { 'application/rss+xml': [{ url: '/feed/en.xml', title: 'All' }] }
  const site = { language: 'en' as const, name: 'Dabali', picture: '/p.jpg', feeds }
  const typesOf = (shared: Partial<PageSharing>) =>
    createShareMetadata(site, { path: '/a', title: 'A', ...shared }).alternates?.types
  expect(typesOf({})).toEqual(feeds)
  expect(typesOf({ forms: { 'application/json+oembed': '/oembed?url=a' } })).toEqual({
    ...feeds,
    'application/json+oembed': [{ url: '/oembed?url=a', title: 'A' }],
  })
})

import { describe, expect, it } from 'vitest'
import { makeProduct } from '../testing/make-product.ts'
import { type OpdsFeed, toOpdsBook } from './opds-feed.ts'
import { writeOpds, writeOpdsJson, writeSearchDescription } from './write-opds.ts'

const SHOP = { origin: 'https://s', language: 'en' } as const
const BOOK = toOpdsBook(
  SHOP,
  makeProduct({
    product_class: 'E-book',
    title: 'Fog & rain',
    sample_url: '/v1/media/a.epub',
    selling_price: '315.00',
  }),
)
const FEED: OpdsFeed = {
  ...{ title: 'All', language: 'en', updated: BOOK.updated, kind: 'acquisition' },
  ...{
    shop: { name: 'Dabali', url: 'https://s/' },
    self: 'https://s/a',
    start: 'https://s/start',
    search: 'https://s/q',
  },
  counts: { total: 51, perPage: 24, page: 2 },
  links: [{ rel: 'next', href: 'https://s/a?page=3&sort=new' }],
  facets: [{ group: 'Category', title: 'Novels', href: 'https://s/a?category=novels', count: 3, isActive: true }],
  books: [BOOK],
}

describe('OPDS 1.2', () => {
  const text = writeOpds(FEED)

  it.each([
    '<title>Fog &amp; rain</title>',
    '<author><name>Ishvari</name><uri>https://s/author/ishvari</uri></author>',
    '<dc:identifier>urn:isbn:9789937000000</dc:identifier>',
    '<category term="novels" label="Novels"/>',
    '<link rel="http://opds-spec.org/image" href="https://s/v1/media/b.webp" type="image/webp"/>',
    '<link rel="http://opds-spec.org/image/thumbnail" href="https://s/v1/media/a.webp" type="image/webp"/>',
    '<link rel="http://opds-spec.org/acquisition/buy" href="https://s/book/rain/" type="text/html"><opds:price currencycode="NPR">315.00</opds:price><opds:indirectAcquisition type="application/epub+zip"/></link>',
    '<link rel="http://opds-spec.org/acquisition/sample" href="https://s/v1/media/a.epub" type="application/epub+zip"/>',
    '<link rel="search" href="https://s/q" type="application/opensearchdescription+xml"/>',
    '<link rel="next" href="https://s/a?page=3&amp;sort=new"',
    'opds:facetGroup="Category" opds:activeFacet="true" thr:count="3"',
    '<opensearch:startIndex>25</opensearch:startIndex>',
  ])('has %s', (part) => {
    expect(text).toContain(part)
  })

  it('links to subsections', () => {
    const shelves = [{ title: 'New', about: 'All', href: 'https://s/new', rel: 'subsection' }]
    expect(writeOpds({ ...FEED, kind: 'navigation', shelves })).toContain(
      '<link rel="subsection" href="https://s/new" type="application/atom+xml;profile=opds-catalog;kind=acquisition"/>',
    )
  })

  it('has a search template', () => {
    const search = writeSearchDescription({ name: 'Dabali', about: 'Books', template: 'https://s/b?q={searchTerms}' })
    expect(search).toContain('template="https://s/b?q={searchTerms}"')
  })
})

it('OPDS 2.0 has the same content', () => {
  expect(JSON.parse(writeOpdsJson(FEED))).toMatchObject({
    metadata: { title: 'All', numberOfItems: 51, itemsPerPage: 24, currentPage: 2 },
    links: [{ rel: 'self' }, { rel: 'start' }, { rel: 'search', templated: true }, { rel: 'next' }],
    facets: [{ metadata: { title: 'Category' }, links: [{ rel: 'self', properties: { numberOfItems: 3 } }] }],
    publications: [
      {
        metadata: {
          '@type': 'http://schema.org/EBook',
          title: 'Fog & rain',
          identifier: 'urn:isbn:9789937000000',
          author: [{ name: 'Ishvari' }],
        },
        links: [
          { rel: 'alternate' },
          { rel: 'http://opds-spec.org/acquisition/buy', properties: { price: { value: 315, currency: 'NPR' } } },
          { rel: 'http://opds-spec.org/acquisition/sample', type: 'application/epub+zip' },
        ],
        images: [{ width: 160 }, { width: 640 }],
      },
    ],
  })
})

it('a book that is not available has no price, and authors without a page are still named', () => {
  const soldOut = { is_available_to_buy: false, num_available: 0, message: '' }
  const book = toOpdsBook(SHOP, makeProduct({ availability: soldOut, contributors: [], isbn: null, sample_url: null }))
  const feed = { ...FEED, books: [book] }
  expect(writeOpds(feed)).not.toMatch(/opds:price|acquisition\/sample/)
  expect(writeOpds(feed)).toContain('<author><name>Ishvari</name></author>')
  expect(writeOpdsJson(feed)).toContain('"identifier":"urn:dabali:product:1"')
})

import { BUY, EPUB, type OpdsBook, type OpdsFacet, type OpdsFeed, SAMPLE } from './opds-feed.ts'

export const OPDS_JSON = 'application/opds+json'

/** A feed of OPDS 2.0. */
export function writeOpdsJson(feed: OpdsFeed): string {
  const { title, self, start, search, links = [], counts, shelves, facets, books } = feed
  const own = (rel: string, href: string) => ({ rel, href, type: OPDS_JSON })
  return JSON.stringify({
    metadata: {
      ...{ title, modified: feed.updated },
      ...(counts && { numberOfItems: counts.total, itemsPerPage: counts.perPage, currentPage: counts.page }),
    },
    links: [
      own('self', self),
      own('start', start),
      { ...own('search', search), templated: true },
      ...links.map(({ rel, href }) => own(rel, href)),
    ],
    ...(shelves && { navigation: shelves.map((shelf) => ({ ...own(shelf.rel, shelf.href), title: shelf.title })) }),
    ...(facets && facets.length > 0 && { facets: groupsOf(facets) }),
    ...(books && { publications: books.map(publicationOf) }),
  })
}

const groupsOf = (facets: readonly OpdsFacet[]) =>
  [...new Set(facets.map(({ group }) => group))].map((group) => ({
    metadata: { title: group },
    links: facets
      .filter((facet) => facet.group === group)
      .map(({ href, title, count, isActive }) => ({
        ...{ href, title, type: OPDS_JSON, properties: { numberOfItems: count } },
        ...(isActive && { rel: 'self' }),
      })),
  }))

function publicationOf(book: OpdsBook) {
  const { id, title, updated, authors, language, publisher, isbn, issued, pages, categories, summary, pictures } = book
  return {
    metadata: {
      '@type': 'http://schema.org/EBook',
      identifier: isbn ? `urn:isbn:${isbn}` : id,
      ...{ title, modified: updated, language, publisher, published: issued, numberOfPages: pages },
      description: summary,
      author: authors.map(({ name, url }) => ({ name, ...(url && { links: [{ href: url, type: 'text/html' }] }) })),
      subject: categories.map(({ slug, name }) => ({ code: slug, name })),
    },
    links: linksOf(book),
    images: pictures.map(({ href, type, width }) => ({ href, type, width })),
  }
}

function linksOf({ page, price, isAvailable, sample }: OpdsBook) {
  const properties = {
    price: { value: Number(price.amount), currency: price.currency },
    indirectAcquisition: [{ type: EPUB }],
  }
  return [
    { rel: 'alternate', href: page, type: 'text/html' },
    ...(isAvailable ? [{ rel: BUY, href: page, type: 'text/html', properties }] : []),
    ...(sample ? [{ rel: SAMPLE, href: sample, type: EPUB }] : []),
  ]
}

import { element, textElement, xmlDocument } from '@dabali/site/seo/xml-response'
import {
  BUY,
  EPUB,
  type OpdsBook,
  type OpdsFacet,
  type OpdsFeed,
  type OpdsKind,
  type OpdsShelf,
  SAMPLE,
} from './opds-feed.ts'

export const OPDS_XML: Record<OpdsKind, string> = {
  acquisition: 'application/atom+xml;profile=opds-catalog;kind=acquisition',
  navigation: 'application/atom+xml;profile=opds-catalog;kind=navigation',
}
export const SEARCH_DESCRIPTION = 'application/opensearchdescription+xml'
const IMAGE = 'http://opds-spec.org/image'
const FACET = 'http://opds-spec.org/facet'

const NAMESPACES = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/terms/',
  'xmlns:opds': 'http://opds-spec.org/2010/catalog',
  'xmlns:thr': 'http://purl.org/syndication/thread/1.0',
  'xmlns:opensearch': 'http://a9.com/-/spec/opensearch/1.1/',
}

/** A feed of OPDS 1.2. */
export function writeOpds(feed: OpdsFeed): string {
  const { title, language, updated, kind, shop, self, start, search } = feed
  const { links = [], counts, shelves = [], facets = [], books = [] } = feed
  return xmlDocument(
    element(
      'feed',
      { ...NAMESPACES, 'xml:lang': language },
      textElement('id', self),
      textElement('title', title),
      textElement('updated', updated),
      element('author', {}, textElement('name', shop.name), textElement('uri', shop.url)),
      link('self', self, OPDS_XML[kind]),
      link('start', start, OPDS_XML.navigation),
      link('search', search, SEARCH_DESCRIPTION),
      ...links.map(({ rel, href }) => link(rel, href, OPDS_XML.acquisition)),
      ...facets.map(writeFacet),
      ...(counts ? writeCounts(counts) : []),
      ...shelves.map((shelf) => writeShelf(shelf, updated)),
      ...books.map(writeBook),
    ),
  )
}

const link = (rel: string, href: string, type: string) => element('link', { rel, href, type })

const writeFacet = ({ group, title, href, count, isActive }: OpdsFacet) =>
  element('link', {
    ...{ rel: FACET, href, type: OPDS_XML.acquisition, title },
    'opds:facetGroup': group,
    'opds:activeFacet': isActive ? 'true' : undefined,
    'thr:count': count,
  })

const writeCounts = ({ total, perPage, page }: NonNullable<OpdsFeed['counts']>) => [
  textElement('opensearch:totalResults', String(total)),
  textElement('opensearch:itemsPerPage', String(perPage)),
  textElement('opensearch:startIndex', String((page - 1) * perPage + 1)),
]

const writeShelf = ({ title, about, href, rel }: OpdsShelf, updated: string) =>
  element(
    'entry',
    {},
    textElement('title', title),
    textElement('id', href),
    textElement('updated', updated),
    textElement('content', about, { type: 'text' }),
    link(rel, href, OPDS_XML.acquisition),
  )

function writeBook(book: OpdsBook) {
  const { page, price, sample, pictures, isbn } = book
  const [smallest, largest] = [pictures[0], pictures.at(-1)]
  return element(
    'entry',
    {},
    textElement('title', book.title),
    textElement('id', book.id),
    textElement('updated', book.updated),
    ...book.authors.map(({ name, url }) =>
      element('author', {}, textElement('name', name), url ? textElement('uri', url) : ''),
    ),
    textElement('dc:language', book.language),
    book.publisher ? textElement('dc:publisher', book.publisher) : '',
    isbn ? textElement('dc:identifier', `urn:isbn:${isbn}`) : '',
    book.issued ? textElement('dc:issued', book.issued) : '',
    ...book.categories.map(({ slug, name }) => element('category', { term: slug, label: name })),
    textElement('summary', book.summary, { type: 'text' }),
    link('alternate', page, 'text/html'),
    largest ? link(IMAGE, largest.href, largest.type) : '',
    smallest ? link(`${IMAGE}/thumbnail`, smallest.href, smallest.type) : '',
    book.isAvailable ? writeSale(page, price) : '',
    sample ? link(SAMPLE, sample, EPUB) : '',
  )
}

/** The book is bought on a web page and downloaded as EPUB afterwards. */
const writeSale = (href: string, { amount, currency }: OpdsBook['price']) =>
  element(
    'link',
    { rel: BUY, href, type: 'text/html' },
    textElement('opds:price', amount, { currencycode: currency }),
    element('opds:indirectAcquisition', { type: EPUB }),
  )

/** The OpenSearch description of the catalogue. */
export const writeSearchDescription = ({ name, about, template }: { name: string; about: string; template: string }) =>
  xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      textElement('ShortName', name),
      textElement('Description', about),
      textElement('InputEncoding', 'UTF-8'),
      textElement('OutputEncoding', 'UTF-8'),
      element('Url', { type: OPDS_XML.acquisition, template }),
    ),
  )

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

import { element, textElement, xmlDocument } from '@dabali/site/seo/xml'
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

/** It is bought on a page, and is a book afterwards. */
const writeSale = (href: string, { amount, currency }: OpdsBook['price']) =>
  element(
    'link',
    { rel: BUY, href, type: 'text/html' },
    textElement('opds:price', amount, { currencycode: currency }),
    element('opds:indirectAcquisition', { type: EPUB }),
  )

/** How a reading program searches the catalogue. */
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

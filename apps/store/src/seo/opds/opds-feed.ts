import type { Product } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { authorPath, bookPath } from '../../paths.ts'

export type OpdsKind = 'acquisition' | 'navigation'

/** A link within the catalogue. */
export type OpdsLink = { rel: string; href: string }
/** A filter of the books. */
export type OpdsFacet = { group: string; title: string; href: string; count: number; isActive: boolean }
export type OpdsShelf = { title: string; about: string; href: string; rel: string }

export type OpdsBook = {
  id: string
  title: string
  updated: string
  authors: readonly { name: string; url?: string | undefined }[]
  language: string
  publisher?: string | undefined
  isbn?: string | undefined
  issued?: string | undefined
  pages?: number | undefined
  categories: readonly { slug: string; name: string }[]
  summary: string
  pictures: readonly { href: string; type: string; width: number }[]
  /** The page on which it is bought. */
  page: string
  price: { amount: string; currency: string }
  isAvailable: boolean
  sample?: string | undefined
}

export type OpdsFeed = {
  title: string
  language: string
  updated: string
  kind: OpdsKind
  shop: { name: string; url: string }
  self: string
  start: string
  search: string
  links?: readonly OpdsLink[]
  counts?: { total: number; perPage: number; page: number }
  shelves?: readonly OpdsShelf[]
  facets?: readonly OpdsFacet[]
  books?: readonly OpdsBook[]
}

export const BUY = 'http://opds-spec.org/acquisition/buy'
export const SAMPLE = 'http://opds-spec.org/acquisition/sample'
export const EPUB = 'application/epub+zip'

/** A query of the e-book catalogue. */
export type OpdsQuery = {
  page: number
  sort: 'popular' | 'new'
  category?: string | undefined
  language?: 'en' | 'ne' | undefined
  /** Search terms; other filters are ignored then. */
  q?: string | undefined
}

const LAST_PAGE = 9999
const MAX_TERM_LENGTH = 120
const MAX_SLUG_LENGTH = 200

/** Parses the query; invalid values are ignored. */
export function readOpdsQuery(searchParams: URLSearchParams): OpdsQuery {
  const page = Number(searchParams.get('page') ?? 1)
  const language = searchParams.get('language')
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    sort: searchParams.get('sort') === 'new' ? 'new' : 'popular',
    category: searchParams.get('category')?.slice(0, MAX_SLUG_LENGTH) || undefined,
    language: language === 'en' || language === 'ne' ? language : undefined,
    // OPDS 1.2 and 2.0 name the search parameter differently.
    q: (searchParams.get('q') ?? searchParams.get('query'))?.trim().slice(0, MAX_TERM_LENGTH) || undefined,
  }
}

/** The query string in a fixed order; empty for the defaults. */
export function writeOpdsQuery({ page, sort, category, language, q }: OpdsQuery): string {
  const written = new URLSearchParams()
  if (q) written.set('q', q)
  if (language) written.set('language', language)
  if (category) written.set('category', category)
  if (sort !== 'popular') written.set('sort', sort)
  if (page > 1) written.set('page', String(page))
  return written.size > 0 ? `?${written}` : ''
}

/** An e-book as an OPDS publication. */
export function toOpdsBook(siteUrl: SiteUrl, product: Product): OpdsBook {
  const { slug, isbn, pages, published_on, sample_url, picture } = product
  return {
    id: `urn:dabali:product:${product.id}`,
    title: product.title,
    updated: product.date_updated,
    authors: authorsOf(siteUrl, product),
    language: product.language,
    publisher: product.publisher?.name,
    isbn: isbn ?? undefined,
    issued: published_on ?? undefined,
    pages: pages ?? undefined,
    categories: product.breadcrumbs.flatMap((way) => way.at(-1) ?? []),
    summary: metaDescription(product.description),
    pictures: picture.sources
      .filter(({ type }) => type === 'image/webp')
      .map(({ src, type, width }) => ({ href: fileUrl(siteUrl, src), type, width })),
    page: pageUrl(siteUrl, bookPath(slug)),
    price: { amount: product.selling_price, currency: product.currency },
    isAvailable: product.availability.is_available_to_buy,
    sample: sample_url ? fileUrl(siteUrl, sample_url) : undefined,
  }
}

function authorsOf(siteUrl: SiteUrl, { contributors, authors }: Product) {
  const known = contributors.filter(({ role }) => role === 'author')
  if (known.length === 0) return authors.map((name) => ({ name }))
  return known.map(({ name, slug }) => ({ name, url: pageUrl(siteUrl, authorPath(slug)) }))
}

import { type Language, localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import {
  articlePath,
  authorPath,
  booklistPath,
  bookPath,
  categoryPath,
  publisherPath,
  searchPath,
  seriesPath,
} from '../paths.ts'
import { formatListingQuery, type ListingQuery, parseListingQuery } from '../product-listing/listing-query.ts'

/** The kinds of results that have a page in the store, in display order. */
export const SHOP_KINDS = ['product', 'series', 'booklist', 'article', 'author', 'publisher', 'category'] as const
export type ShopKind = (typeof SHOP_KINDS)[number]

/** The search terms, the kind of results and the filters. */
export type SearchQuery = {
  words: string
  /** Only the spelling of the words, without other readings and typos. */
  isExact: boolean
  /** Only this kind; undefined for the best match. */
  kind: ShopKind | undefined
  list: ListingQuery
}

/** The filters of a product search. */
const FIELDS: readonly string[] = ['product_class', 'language', 'price', 'in_stock']

/** Parses a search query; invalid values are ignored. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const { chosen, sort, page } = parseListingQuery(query)
  const kind = SHOP_KINDS.find((each) => each === query.get('type'))
  const isAboutProducts = kind === undefined || kind === 'product'
  return {
    words: (query.get('q') ?? '').trim(),
    isExact: query.get('exact') === 'true',
    kind,
    list: {
      chosen: isAboutProducts ? chosen.filter(({ field }) => FIELDS.includes(field)) : [],
      sort: isAboutProducts && sort !== 'title' && sort !== 'rating' ? sort : 'popular',
      page,
    },
  }
}

/** The address of a search, without a language. */
export function writeSearchQuery({ words, isExact, kind, list }: SearchQuery): string {
  const more = formatListingQuery(list).slice(1)
  return [searchPath(words), isExact && 'exact=true', kind && `type=${kind}`, more].filter(Boolean).join('&')
}

const RESULT_PATHS: Readonly<Record<string, (slug: string) => string>> = {
  product: bookPath,
  series: seriesPath,
  booklist: booklistPath,
  article: articlePath,
  author: authorPath,
  publisher: publisherPath,
  category: categoryPath,
}

/** The URL of a search result; kinds without a page in the store lead to the home page. */
export function resultUrl({ kind, slug }: { kind: string; slug: string }, language: Language): string {
  return localPath(language, RESULT_PATHS[kind]?.(slug) ?? HOME_PATH)
}

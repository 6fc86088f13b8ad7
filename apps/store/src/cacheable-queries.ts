import { SEARCH_PATH } from '@dabali/shop/paths'
import { SITE_FILES } from '@dabali/site/allowed-methods'
import { ARTICLES_PATH, AUTHORS_PATH, BOOKLISTS_PATH, BOOKS_PATH, CATEGORIES_PATH } from './paths.ts'
import { LISTING_QUERY_NAMES } from './product-listing/listing-query.ts'

const PAGED = ['page']

/** The lists of this site, and the names of the query that make one of their pages differ from another. */
export const CACHEABLE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  [BOOKS_PATH]: LISTING_QUERY_NAMES,
  [`${BOOKS_PATH}/*`]: LISTING_QUERY_NAMES,
  [`${CATEGORIES_PATH}/*`]: LISTING_QUERY_NAMES,
  '/publisher/*': LISTING_QUERY_NAMES,
  [AUTHORS_PATH]: PAGED,
  [SEARCH_PATH]: ['q', 'type', 'product_class', 'language', 'in_stock', 'price', 'sort', 'page'],
  [ARTICLES_PATH]: PAGED,
  [BOOKLISTS_PATH]: PAGED,
}

/** What is no page of this site. */
export const FILES: readonly string[] = [...SITE_FILES, '/opds/*']

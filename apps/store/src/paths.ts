import { cataloguePath, type Language } from '@dabali/domain'
import { SEARCH_PATH } from '@dabali/shop/paths'
import type { SuggestPaths } from '@dabali/shop/search'
import { SITE_FILES } from '@dabali/site/routing'
import { shareImagePath } from '@dabali/site/seo/metadata'
import { LISTING_QUERY_NAMES } from './product-listing/listing-query.ts'

// Without a language; `localPath` of @dabali/domain puts it in front.
export const BOOKS_PATH = '/books'
export const CATEGORIES_PATH = '/category'
export const AUTHORS_PATH = '/author'
export const ARTICLES_PATH = '/read'
export const BOOKLISTS_PATH = '/book/list'
export const ABOUT_PATH = '/about-us'
/** The route that the gift form posts to. */
export const GIFT_ACTION = '/basket/gift'

const segment = encodeURIComponent

export const bookPath = (slug: string) => cataloguePath({ slug })
export const samplePath = (slug: string) => cataloguePath({ slug, suffix: 'sample' })
export const articlePath = (slug: string) => cataloguePath({ slug, kind: 'article' })
export const booklistPath = (slug: string) => cataloguePath({ slug, kind: 'booklist' })
/** All of one class: `/books/e-book`. */
export const classPath = (productClass: string) => `${BOOKS_PATH}/${segment(productClass)}`
export const categoryPath = (slug: string) => `${CATEGORIES_PATH}/${segment(slug)}`
export const authorPath = (slug: string) => `${AUTHORS_PATH}/${segment(slug)}`
export const publisherPath = (slug: string) => `/publisher/${segment(slug)}`
export const searchPath = (query: string) => `${SEARCH_PATH}?q=${segment(query)}`

/** The paths of search suggestions. */
export const SUGGESTED_PATHS: SuggestPaths = {
  product: '/book/{slug}/',
  article: `${ARTICLES_PATH}/{slug}/`,
  booklist: `${BOOKLISTS_PATH}/{slug}/`,
  author: `${AUTHORS_PATH}/{slug}`,
  publisher: '/publisher/{slug}',
  category: `${CATEGORIES_PATH}/{slug}`,
}

/** OPDS 1.2 is Atom, OPDS 2.0 is JSON. */
export type OpdsFormat = 'xml' | 'json'

// Files have no language prefix; their names contain the language.
export const feedPath = (language: Language) => `/feed/${language}.xml`
/** The start of the OPDS catalogue. */
export const opdsPath = (language: Language, format: OpdsFormat = 'xml') => `/opds/${language}.${format}`
export const opdsBooksPath = (language: Language, format: OpdsFormat = 'xml') => `/opds/${language}-books.${format}`
export const opdsSearchPath = (language: Language) => `/opds/${language}-search.xml`
export const ICON_PATHS = { small: '/icons/icon-192.png', large: '/icons/icon-512.png', mask: '/icons/mask-512.png' }

type SharedKind = 'book' | 'article' | 'booklist' | 'author' | 'category' | 'publisher' | 'shop'

/** The image of a page where its link is shared. */
export const shareImage = (language: Language, kind: SharedKind, slug: string): string =>
  shareImagePath(language, kind, slug)

const PAGED = ['page']

/** The lists of the store, with the query parameters by which their pages are cached. */
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

/** The paths of files, which have no language and no page. */
export const FILE_PATHS: readonly string[] = [...SITE_FILES, '/opds/*']

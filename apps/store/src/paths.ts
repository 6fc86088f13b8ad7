import { cataloguePath, type Language, localPath } from '@dabali/domain'
import { GIFT_CARDS_PATH, SEARCH_PATH, VISITOR_ACCESS, VISITOR_ROUTES, WISHLIST_PATH } from '@dabali/shop/paths'
import type { SuggestPaths } from '@dabali/shop/search'
import { SITE_FILES } from '@dabali/site/routing'
import { shareImagePath } from '@dabali/site/seo/metadata'
import { LISTING_QUERY_NAMES } from './product-listing/filter-fields.ts'

// Without a language; `localPath` of @dabali/domain puts it in front.
export const BOOKS_PATH = '/books'
/** The newest books, and the books in Nepali. */
export const NEW_BOOKS_PATH = `${BOOKS_PATH}?sort=new`
export const NEPALI_BOOKS_PATH = `${BOOKS_PATH}?language=ne`
export const CATEGORIES_PATH = '/category'
export const AUTHORS_PATH = '/author'
export const ARTICLES_PATH = '/read'
export const BOOKLISTS_PATH = '/book/list'
export const ABOUT_PATH = '/about-us'
/** The pages of gift cards, and the routes that their forms post to. */
export const BUY_GIFT_CARD_ACTION = '/forms/gift-cards/buy'
export const CHECK_BALANCE_ACTION = '/forms/gift-cards/balance'
/** The topics of the help; the last two are not about orders. */
export const HELP_TOPICS = ['delivery', 'returns', 'payments', 'e-books', 'terms', 'accessibility'] as const
/** The route that the gift form posts to. */
export const GIFT_ACTION = '/forms/basket/gift'
/** The route that the form for an email about a sold-out product posts to. */
export const STOCK_NOTICE_ACTION = '/forms/stock-notices'

/** A shared wishlist, and the routes that the forms of a wishlist post to. */
const SHARED_WISHLIST_PATH = `${WISHLIST_PATH}/shared`
export const CHANGE_WISHLIST_ACTION = '/forms/wishlist/change'
export const SHARE_WISHLIST_ACTION = '/forms/wishlist/share'
/** The link of emails about an author, and the routes that its form and the follow button post to. */
const UNFOLLOW_PATH = `${WISHLIST_PATH}/unfollow`
export const FOLLOW_ACTION = '/forms/wishlist/follow'
export const UNFOLLOW_ACTION = '/forms/wishlist/unfollow'
/** The pages that are drawn for one visitor, and everything under them. */
export const DYNAMIC_ROUTES: readonly string[] = [
  ...VISITOR_ROUTES,
  WISHLIST_PATH,
  GIFT_CARDS_PATH,
  '/book/*/reviews',
  '/book/*/review',
]
/** Who may open what. The link of a shared list authorises. */
export const ACCESS = {
  ...VISITOR_ACCESS,
  [WISHLIST_PATH]: 'protected',
  [SHARED_WISHLIST_PATH]: 'open',
  [UNFOLLOW_PATH]: 'open',
} as const
// The routes that the forms of reviews post to.
export const SAVE_REVIEW_ACTION = '/forms/reviews/save'
export const DELETE_REVIEW_ACTION = '/forms/reviews/delete'
export const VOTE_ACTION = '/forms/reviews/vote'
export const REPORT_ACTION = '/forms/reviews/report'

const segment = encodeURIComponent

export const unfollowPath = (token: string) => `${UNFOLLOW_PATH}/${segment(token)}`
export const sharedWishlistPath = (token: string) => `${SHARED_WISHLIST_PATH}/${segment(token)}`

export const bookPath = (slug: string) => cataloguePath({ slug })
/** The form of the visitor's own review. */
export const reviewFormPath = (slug: string) => cataloguePath({ slug, suffix: 'review' })
/** All reviews of a work; `report` opens the form to report one. */
export function reviewsPath(slug: string, query: Readonly<Record<string, string | undefined>> = {}) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${cataloguePath({ slug, suffix: 'reviews' })}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
}
/** The page of a ticket's event on the culture site. */
export const eventPath = ({ event }: { event: { slug: string } }, language: Language) =>
  localPath(language, cataloguePath({ kind: 'event', slug: event.slug }))
export const samplePath = (slug: string) => cataloguePath({ slug, suffix: 'sample' })
export const articlePath = (slug: string) => cataloguePath({ slug, kind: 'article' })
export const seriesPath = (slug: string) => cataloguePath({ slug, kind: 'series' })
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
  series: '/series/{slug}/',
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

type SharedKind = 'book' | 'article' | 'booklist' | 'series' | 'author' | 'category' | 'publisher' | 'shop'

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
  [SEARCH_PATH]: ['q', 'exact', 'type', 'product_class', 'language', 'in_stock', 'price', 'sort', 'page'],
  [ARTICLES_PATH]: PAGED,
  [BOOKLISTS_PATH]: PAGED,
}

/** The paths of files, which have no language and no page. */
export const FILE_PATHS: readonly string[] = [...SITE_FILES, '/opds/*']

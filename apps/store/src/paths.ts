import { cataloguePath } from '@dabali/domain'
import { SEARCH_PATH } from '@dabali/shop/paths'
import type { SuggestPaths } from '@dabali/shop/search-messages'

// Without a language; `localPath` of @dabali/domain puts it in front.
export const BOOKS_PATH = '/books'
export const CATEGORIES_PATH = '/category'
export const AUTHORS_PATH = '/author'
export const ARTICLES_PATH = '/read'
export const BOOKLISTS_PATH = '/book/list'
export const ABOUT_PATH = '/about-us'

const part = encodeURIComponent

export const bookPath = (slug: string) => cataloguePath({ slug })
export const samplePath = (slug: string) => cataloguePath({ slug, suffix: 'sample' })
export const articlePath = (slug: string) => cataloguePath({ slug, kind: 'article' })
export const booklistPath = (slug: string) => cataloguePath({ slug, kind: 'booklist' })
/** All of one class: `/books/e-book`. */
export const classPath = (productClass: string) => `${BOOKS_PATH}/${part(productClass)}`
export const categoryPath = (slug: string) => `${CATEGORIES_PATH}/${part(slug)}`
export const authorPath = (slug: string) => `${AUTHORS_PATH}/${part(slug)}`
export const publisherPath = (slug: string) => `/publisher/${part(slug)}`
export const searchPath = (query: string) => `${SEARCH_PATH}?q=${part(query)}`

/** What the search suggests while somebody types, and where it stands. */
export const SUGGESTED_PATHS: SuggestPaths = {
  product: '/book/{slug}/',
  article: `${ARTICLES_PATH}/{slug}/`,
  booklist: `${BOOKLISTS_PATH}/{slug}/`,
  author: `${AUTHORS_PATH}/{slug}`,
  publisher: '/publisher/{slug}',
  category: `${CATEGORIES_PATH}/{slug}`,
}

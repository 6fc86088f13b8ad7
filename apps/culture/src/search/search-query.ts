import { parsePageNumber, pathOfPage } from '@dabali/shop/page-number'
import { SEARCH_PATH } from '@dabali/shop/paths'
import { searchPath } from '../paths.ts'

/** What this site has a page for, in the order in which it is offered. */
export const SITE_KINDS = ['artist', 'event', 'record', 'session', 'interview', 'volume', 'news'] as const
export type SiteKind = (typeof SITE_KINDS)[number]

/** What is searched for, and what of it is shown. */
export type SearchQuery = {
  words: string
  /** One kind alone; nothing where some of each is wanted. */
  kind: SiteKind | undefined
  page: number
}

/** A query of an address as what it searches for; what there cannot be is not asked for. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const words = (query.get('q') ?? '').trim()
  const kind = SITE_KINDS.find((each) => each === query.get('type'))
  return words === '' || !kind ? { words, kind: undefined, page: 1 } : { words, kind, page: parsePageNumber(query) }
}

/** The address of a search, without a language. */
export function writeSearchQuery({ words, kind, page }: SearchQuery): string {
  if (words === '') return SEARCH_PATH
  return pathOfPage(kind ? `${searchPath(words)}&type=${kind}` : searchPath(words), page)
}

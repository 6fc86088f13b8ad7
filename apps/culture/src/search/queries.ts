import { type EventCard, listEvents, type SearchResult } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { parsePageNumber, pathOfPage, SEARCH_PATH } from '@dabali/shop/paths'
import {
  FAILURE_CACHE_LIFE,
  NO_RESULTS,
  querySearch,
  RESULTS_CACHE_LIFE,
  type SearchResults,
} from '@dabali/shop/search'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheUntilNextChange } from '../editorial/event-dates.ts'
import { searchPath } from '../paths.ts'
import { serverClient } from '../site.ts'

/** The kinds of content that have pages on this site. */
const SITE_KINDS = ['artist', 'event', 'record', 'session', 'interview', 'volume', 'news'] as const
export type SiteKind = (typeof SITE_KINDS)[number]

/** The parameters of the search page. */
export type SearchQuery = {
  term: string
  /** Only the spelling of the term, without other readings and typos. */
  isExact: boolean
  /** Undefined for results of all kinds. */
  kind: SiteKind | undefined
  page: number
}

type Asked = Pick<SearchQuery, 'term' | 'isExact'>

/** Reads the parameters of the search page; invalid ones are ignored. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const term = (query.get('q') ?? '').trim()
  const kind = SITE_KINDS.find((each) => each === query.get('type'))
  const isExact = query.get('exact') === 'true'
  if (term === '' || !kind) return { term, isExact, kind: undefined, page: 1 }
  return { term, isExact, kind, page: parsePageNumber(query) }
}

/** The path of a search, without a language. */
export function writeSearchQuery({ term, isExact, kind, page }: SearchQuery): string {
  if (term === '') return SEARCH_PATH
  const path = isExact ? `${searchPath(term)}&exact=true` : searchPath(term)
  return pathOfPage(kind ? `${path}&type=${kind}` : path, page)
}

export type Group = { kind: SiteKind; count: number; results: readonly SearchResult[] }

/** What a page of the search shows. */
export type SearchPageData = {
  /** How the API understood the query. */
  understood: SearchResults
  /** The results of each kind that has any, the kind of the best result first. */
  groups: readonly Group[]
  /** The number of results of all kinds of this site. */
  total: number
  /** One page of the results of the selected kind. */
  alone: { kind: SiteKind; page: number; pages: number; results: readonly SearchResult[] } | undefined
  books: { count: number; results: readonly SearchResult[] }
  /** The next events. */
  events: readonly EventCard[]
}

/** The results of each kind on the page of all kinds, and on a page of one kind. */
const RESULTS_PER_KIND = 3
const PAGE_SIZE = 24
/** The number of best results that decide the order of the kinds. */
const TOP_RESULTS = 48
const BOOKS = 4

export async function readSearchPage(
  { term, isExact, kind, page }: SearchQuery,
  language: Language,
): Promise<SearchPageData> {
  const events = readUpcomingEvents(language)
  if (term === '') return { ...EMPTY, events: await events }
  const understood = await readResults({ term, isExact, kinds: SITE_KINDS.join(), size: TOP_RESULTS }, language)
  const groups = await Promise.all(
    sortedKinds(understood).map(async (each) => ({
      ...each,
      results: await topResultsOf(each, { term, isExact, understood }, language),
    })),
  )
  const shown = groups.find((group) => group.kind === kind)
  return {
    understood,
    groups,
    total: groups.reduce((sum, { count }) => sum + count, 0),
    alone: shown && (await readSingleKind(shown, { term, isExact, page }, language)),
    books: await readBooks(understood, { term, isExact }, language),
    events: await events,
  }
}

const EMPTY: Omit<SearchPageData, 'events'> = {
  understood: { count: 0, results: [], groups: [], facets: [] },
  groups: [],
  total: 0,
  alone: undefined,
  books: { count: 0, results: [] },
}

/** The kinds that have results, in the order of their best results. */
function sortedKinds({ groups, results }: SearchResults) {
  const rank = (kind: SiteKind) => {
    const index = results.findIndex((result) => result.kind === kind)
    return index < 0 ? results.length : index
  }
  return SITE_KINDS.map((kind) => ({ kind, count: countOf(groups, kind) }))
    .filter(({ count }) => count > 0)
    .sort((one, two) => rank(one.kind) - rank(two.kind))
}

const countOf = (groups: SearchResults['groups'], kind: string) =>
  groups.find((group) => group.kind === kind)?.count ?? 0

/** The best results of a kind; requested only where they are not loaded yet. */
async function topResultsOf(
  { kind, count }: Omit<Group, 'results'>,
  { term, isExact, understood }: Asked & { understood: SearchResults },
  language: Language,
) {
  const known = understood.results.filter((result) => result.kind === kind)
  if (known.length >= Math.min(count, RESULTS_PER_KIND)) return known.slice(0, RESULTS_PER_KIND)
  return (await readResults({ term, isExact, kinds: kind, size: RESULTS_PER_KIND }, language)).results
}

/** A page of one kind; the last one where the page number is too high. */
async function readSingleKind(
  { kind, count }: Omit<Group, 'results'>,
  { term, isExact, page }: Asked & { page: number },
  language: Language,
) {
  const pages = Math.ceil(count / PAGE_SIZE)
  const shown = Math.min(page, pages)
  const { results } = await readResults({ term, isExact, kinds: kind, page: shown, size: PAGE_SIZE }, language)
  return { kind, page: shown, pages, results }
}

async function readBooks({ groups }: SearchResults, asked: Asked, language: Language) {
  const count = countOf(groups, 'product')
  if (count === 0) return { count, results: [] }
  const { results } = await readResults({ ...asked, kinds: 'product', size: PAGE_SIZE }, language)
  // Tickets are products too, but their events are listed already.
  return { count, results: results.filter(({ product_class }) => product_class !== 'Ticket').slice(0, BOOKS) }
}

/** The cache tags of everything that search results are made from. */
const TAGS = [
  'search',
  'products',
  'artists',
  'events',
  'records',
  'sessions',
  'interviews',
  'volumes',
  'news',
] as const

type ResultsQuery = Asked & {
  /** The kinds, separated by commas. */
  kinds: string
  page?: number
  size: number
}

/** A page of the results of some kinds, with the number of results of each kind. */
async function readResults(
  { term, isExact, kinds, page = 1, size }: ResultsQuery,
  language: Language,
): Promise<SearchResults> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(RESULTS_CACHE_LIFE)
  if (isBuilding()) return NO_RESULTS
  const exact = isExact ? ('true' as const) : ('' as const)
  const query = { q: term, exact, type: kinds, page: String(page), page_size: String(size) }
  const found = await querySearch(serverClient(), query, language)
  if (!found) cacheLife(FAILURE_CACHE_LIFE)
  return found ?? NO_RESULTS
}

const MAX_EVENTS = '100'

/** Upcoming events, soonest first. */
async function readUpcomingEvents(language: Language): Promise<readonly EventCard[]> {
  'use cache'
  cacheTag('events')
  if (isBuilding()) {
    cacheLife('kept')
    return []
  }
  const { results } = await listEvents(serverClient(), { when: 'upcoming', page_size: MAX_EVENTS }, { language })
  cacheUntilNextChange(results.flatMap(({ date }) => date ?? []))
  return results
}

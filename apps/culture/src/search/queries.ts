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
import { serverClient } from '../api.ts'
import { cacheUntilNextChange } from '../editorial/event-dates.ts'
import { searchPath } from '../paths.ts'

/** What this site has a page for, in the order in which it is offered. */
const SITE_KINDS = ['artist', 'event', 'record', 'session', 'interview', 'volume', 'news'] as const
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

export type Group = { kind: SiteKind; count: number; results: readonly SearchResult[] }

/** What a page of the search shows. */
export type SearchPageData = {
  /** How the API understood the query. */
  understood: SearchResults
  /** What there is of each kind, the kind of what is meant most likely first; none is empty. */
  groups: readonly Group[]
  /** Of all kinds that this site has. */
  total: number
  /** The kind that is shown alone, by its pages. */
  alone: { kind: SiteKind; page: number; pages: number; results: readonly SearchResult[] } | undefined
  books: { count: number; results: readonly SearchResult[] }
  /** The next events. */
  events: readonly EventCard[]
}

/** So many of a kind stand on the page that has some of each, and so many on a page of one kind alone. */
const RESULTS_PER_KIND = 3
const PAGE_SIZE = 24
/** So many of the surest are looked at to know the order of the kinds. */
const TOP_RESULTS = 48
const BOOKS = 4

export async function readSearchPage({ words, kind, page }: SearchQuery, language: Language): Promise<SearchPageData> {
  const events = readUpcomingEvents(language)
  if (words === '') return { ...EMPTY, events: await events }
  const understood = await readResults({ words, kinds: SITE_KINDS.join(), size: TOP_RESULTS }, language)
  const groups = await Promise.all(
    sortedKinds(understood).map(async (each) => ({
      ...each,
      results: await topResultsOf(each, { words, understood }, language),
    })),
  )
  const shown = groups.find((group) => group.kind === kind)
  return {
    understood,
    groups,
    total: groups.reduce((sum, { count }) => sum + count, 0),
    alone: shown && (await readSingleKind(shown, { words, page }, language)),
    books: await readBooks(understood, words, language),
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

/** The kinds of which there is something, in the order in which the surest of them come. */
function sortedKinds({ groups, results }: SearchResults) {
  const place = (kind: SiteKind) => {
    const index = results.findIndex((result) => result.kind === kind)
    return index < 0 ? results.length : index
  }
  return SITE_KINDS.map((kind) => ({ kind, count: countOf(groups, kind) }))
    .filter(({ count }) => count > 0)
    .sort((one, two) => place(one.kind) - place(two.kind))
}

const countOf = (groups: SearchResults['groups'], kind: string) =>
  groups.find((group) => group.kind === kind)?.count ?? 0

/** The surest of a kind; they are asked for only where they are not known yet. */
async function topResultsOf(
  { kind, count }: Omit<Group, 'results'>,
  { words, understood }: { words: string; understood: SearchResults },
  language: Language,
) {
  const known = understood.results.filter((result) => result.kind === kind)
  if (known.length >= Math.min(count, RESULTS_PER_KIND)) return known.slice(0, RESULTS_PER_KIND)
  return (await readResults({ words, kinds: kind, size: RESULTS_PER_KIND }, language)).results
}

/** A page of one kind; the last one where more pages were turned than there are. */
async function readSingleKind(
  { kind, count }: Omit<Group, 'results'>,
  { words, page }: { words: string; page: number },
  language: Language,
) {
  const pages = Math.ceil(count / PAGE_SIZE)
  const shown = Math.min(page, pages)
  const { results } = await readResults({ words, kinds: kind, page: shown, size: PAGE_SIZE }, language)
  return { kind, page: shown, pages, results }
}

async function readBooks({ groups }: SearchResults, words: string, language: Language) {
  const count = countOf(groups, 'product')
  if (count === 0) return { count, results: [] }
  const { results } = await readResults({ words, kinds: 'product', size: PAGE_SIZE }, language)
  // Tickets are products too, but their events are listed already.
  return { count, results: results.filter(({ product_class }) => product_class !== 'Ticket').slice(0, BOOKS) }
}

/** Everything that search results are made from. */
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

type ResultsQuery = {
  words: string
  /** The kinds, parted by commas. */
  kinds: string
  page?: number
  size: number
}

/** A page of what is found of some kinds, and how much there is of each of all. */
async function readResults({ words, kinds, page = 1, size }: ResultsQuery, language: Language): Promise<SearchResults> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(RESULTS_CACHE_LIFE)
  if (isBuilding()) return NO_RESULTS
  const query = { q: words, type: kinds, page: String(page), page_size: String(size) }
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

import { ApiError, type Client, search } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import type { Site } from '../server-request/request-context.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

/** The search texts of both sites. */
export const searchMessages = loadMessages({ en, ne })

export const searchTranslator = (language: Language) => createTranslator(searchMessages(language), language)

/** The kinds of suggestions. */
const KINDS = [
  'product',
  'author',
  'publisher',
  'category',
  'article',
  'booklist',
  'series',
  'artist',
  'event',
  'record',
  'interview',
  'session',
  'volume',
  'news',
] as const

/** Path templates by kind: `{ product: '/book/{slug}/' }`. A kind without a path is not suggested. */
export type SuggestPaths = Readonly<Partial<Record<(typeof KINDS)[number], string>>>

/** The serialisable props of suggestions. */
export type SearchSuggest = {
  /** The public base of the API, with `/v1/` at its end. */
  apiPath: string
  language: Language
  paths: Readonly<Record<string, string>>
  texts: {
    list: string
    /** "All results for “{query}”", interpolated while typing. */
    all: string
    /** "Suggestions: {count}" */
    found: string
    kinds: Readonly<Record<string, string>>
  }
}

const API_PATH = '/v1/'

/** The props that enable suggestions in a `SearchForm`. */
export function searchSuggest({ language, paths }: { language: Language; paths: SuggestPaths }): SearchSuggest {
  const t = searchTranslator(language)
  return {
    apiPath: API_PATH,
    language,
    paths: Object.fromEntries(
      Object.entries(paths).flatMap(([kind, path]) => (path ? [[kind, localPath(language, path)]] : [])),
    ),
    texts: {
      list: t('suggestions'),
      all: t('all', { query: '{query}' }),
      found: t('found', { count: '{count}' }),
      kinds: Object.fromEntries(KINDS.filter((kind) => paths[kind]).map((kind) => [kind, t(kind)])),
    },
  }
}

/** The texts of a site's search form. */
export function searchFormMessages(language: Language, site: Site) {
  const t = searchTranslator(language)
  return { label: t('label'), placeholder: t(site === 'store' ? 'books' : 'culture'), clear: t('clear') }
}

type Answer = Awaited<ReturnType<typeof search>>

/** Search results, and the count of each kind. */
export type SearchResults = Pick<
  Answer,
  'count' | 'results' | 'groups' | 'facets' | 'did_you_mean' | 'also_written' | 'readings'
>

export const NO_RESULTS: SearchResults = { count: 0, results: [], groups: [], facets: [] }

/** Scheduled content appears by time alone, so results expire. */
export const RESULTS_CACHE_LIFE = { stale: 30, revalidate: 60 * 60, expire: 30 * 24 * 60 * 60 }
export const FAILURE_CACHE_LIFE = { stale: 30, revalidate: 30, expire: 300 }

/** Queries the API; undefined when it rejects the query (400). */
export async function querySearch(
  client: Client,
  query: NonNullable<Parameters<typeof search>[1]>,
  language: Language,
): Promise<SearchResults | undefined> {
  try {
    return await search(client, query, { language })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}

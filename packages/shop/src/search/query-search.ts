import { ApiError, type Client, search } from '@dabali/api-client'
import type { Language } from '@dabali/domain'

type Answer = Awaited<ReturnType<typeof search>>

/** What is found of the kinds that were asked for, and how much there is of each kind. */
export type SearchResults = Pick<Answer, 'count' | 'results' | 'groups' | 'facets' | 'did_you_mean' | 'also_written'>

export const NO_RESULTS: SearchResults = { count: 0, results: [], groups: [], facets: [] }

/** What is planned is found when its day has come, of which nothing but the clock tells. */
export const RESULTS_CACHE_LIFE = { stale: 30, revalidate: 60 * 60, expire: 30 * 24 * 60 * 60 }
export const FAILURE_CACHE_LIFE = { stale: 30, revalidate: 30, expire: 300 }

/** Asks the API; nothing where it refuses what cannot be, like words without an end or a price of `abc`. */
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

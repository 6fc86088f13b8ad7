import type { Language } from '../http/language.ts'
import type { Candidate, SearchQueries } from './queries.ts'
import type { SearchResult } from './search-result.ts'
import { toSearchResult } from './to-search-result.ts'

const keyOf = ({ product_id, content_id }: Pick<Candidate, 'product_id' | 'content_id'>) =>
  `${product_id} ${content_id}`

type Shown = {
  results: SearchResult[]
  /** The titles and names by which they are found, in every script. */
  names: string[]
}

/** What was found as it is shown, in the order in which it was found. What has gone since is left out. */
export async function showHits(queries: SearchQueries, hits: Candidate[], language: Language): Promise<Shown> {
  if (hits.length === 0) return { results: [], names: [] }
  const shown = await queries.show({
    products: hits.flatMap(({ product_id }) => product_id ?? []),
    contents: hits.flatMap(({ content_id }) => content_id ?? []),
    language,
  })
  const results = new Map(shown.map((hit) => [keyOf(hit), hit]))
  const inOrder = hits.flatMap((hit) => results.get(keyOf(hit)) ?? [])
  return { results: inOrder.map(toSearchResult), names: inOrder.flatMap(({ names }) => names ?? []) }
}

import type { Language } from '../http/language.ts'
import type { SearchQueries } from './queries.ts'
import { rank } from './rank.ts'
import { SEARCH_KINDS } from './search-kind.ts'
import { showHits } from './show-hits.ts'
import { toLookup } from './to-lookup.ts'

const MOST = 8

/** What a title or name that begins so may be, while it is being typed. */
export async function getSuggestions(
  queries: SearchQueries,
  { language, query }: { language: Language; query: string },
) {
  const lookup = toLookup(query)
  if (!lookup) return { query, results: [] }
  const named = { ...lookup, everywhere: null, stems: '', alike: null }
  const { isAll, candidates } = await queries.find({ lookup: named, kinds: [...SEARCH_KINDS], limit: MOST, offset: 0 })
  const hits = isAll ? rank(candidates, lookup).slice(0, MOST) : candidates
  const { results } = await showHits(queries, hits, language)
  return {
    query,
    results: results.map(({ kind, slug, url, title, thumbnail }) => ({ kind, slug, url, title, thumbnail })),
  }
}

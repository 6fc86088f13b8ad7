import type { Language } from '../http/language.ts'
import { toPage, windowOf } from '../http/page.ts'
import { type Candidate, type Found, type SearchQueries, TIER } from './queries.ts'
import { rank } from './rank.ts'
import { SEARCH_KINDS } from './search-kind.ts'
import { kindsIn, type SearchQuery } from './search-query.ts'
import { showHits } from './show-hits.ts'
import { type Lookup, toLookup } from './to-lookup.ts'
import { wordsMeant } from './words-meant.ts'

type Asked = { language: Language; query: SearchQuery }
const NOTHING: Found = { groups: {}, isAll: false, candidates: [] }

/** A page of what is found, how much of each kind there is, and what was probably meant. */
export async function getSearch(queries: SearchQueries, { language, query }: Asked) {
  const kinds = kindsIn(query.type)
  const lookup = toLookup(query.q ?? '')
  const { limit, offset } = windowOf(query)
  const found = lookup ? await queries.find({ lookup, kinds, limit, offset }) : NOTHING
  const ranked = lookup && found.isAll ? rank(found.candidates, lookup) : found.candidates
  const hits = found.isAll ? ranked.slice(offset, offset + limit) : ranked
  const count = kinds.reduce((sum, kind) => sum + (found.groups[kind] ?? 0), 0)
  return {
    ...toPage('/v1/api/search/', query, count, await showHits(queries, hits, language), {
      q: query.q,
      type: query.type,
    }),
    query: query.q ?? '',
    // Of every kind, whichever were asked for, so that a page can offer the others.
    groups: SEARCH_KINDS.flatMap((kind) => (found.groups[kind] ? [{ kind, count: found.groups[kind] }] : [])),
    ...(lookup && meantBy(lookup, ranked[0])),
  }
}

function meantBy(lookup: Lookup, best: Candidate | undefined) {
  if (!best || best.tier < TIER.slips || best.names === null) return {}
  const meant = wordsMeant(lookup, best.names)
  return meant === undefined ? {} : { did_you_mean: meant }
}

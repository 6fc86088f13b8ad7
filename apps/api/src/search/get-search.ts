import { toFacets } from '../catalogue/listing/to-facets.ts'
import type { Language } from '../http/language.ts'
import { toPage, windowOf } from '../http/pagination.ts'
import { type Candidate, type ChoicesCounted, type Found, type SearchQueries, TIER } from './queries.ts'
import { rank } from './rank.ts'
import { type Narrowing, readNarrowing } from './read-narrowing.ts'
import { SEARCH_KINDS } from './search-kind.ts'
import { kindsIn, type SearchQuery } from './search-query.ts'
import { showHits } from './show-hits.ts'
import { type Lookup, toLookup } from './to-lookup.ts'
import { wordsMeant } from './words-meant.ts'
import { writtenOtherwise } from './written-otherwise.ts'

type Asked = { language: Language; query: SearchQuery }
const NOTHING: Found = { groups: {}, isAll: false, candidates: [] }

/** A page of what is found, how much of each kind there is, and what was probably meant. */
export async function getSearch(queries: SearchQueries, { language, query }: Asked) {
  const kinds = kindsIn(query.type, language)
  const narrowing = readNarrowing(query, language)
  const lookup = toLookup(query.q ?? '')
  const { limit, offset } = windowOf(query)
  const found = lookup ? await queries.find({ lookup, kinds, limit, offset, narrowing }) : NOTHING
  const ranked = lookup && found.isAll ? rank(found.candidates, lookup) : found.candidates
  const ordered = narrowing?.sort ? found.candidates : ranked
  const hits = found.isAll ? ordered.slice(offset, offset + limit) : ordered
  const count = kinds.reduce((sum, kind) => sum + (found.groups[kind] ?? 0), 0)
  const { results, names } = await showHits(queries, hits, language)
  return {
    ...toPage('/v1/api/search/', query, count, results, parametersOf(query)),
    query: query.q ?? '',
    // Of every kind, whichever were asked for, so that a page can offer the others.
    groups: SEARCH_KINDS.flatMap((kind) => (found.groups[kind] ? [{ kind, count: found.groups[kind] }] : [])),
    facets: facetsOf(found.counted, narrowing, language),
    ...(lookup && meantBy(lookup, ranked[0])),
    ...(lookup && writtenBy(lookup, names)),
  }
}

const PARAMETERS = [
  'q',
  'type',
  'product_class',
  'language',
  'price_min',
  'price_max',
  'in_stock',
  'sort',
  'facets',
] as const

/** What the addresses of the other pages keep. */
const parametersOf = (query: SearchQuery) =>
  Object.fromEntries(PARAMETERS.map((name) => [name, query[name] && [query[name]].flat().join(',')]))

const FACETS = ['product_class', 'language', 'price', 'in_stock']

function facetsOf(counted: ChoicesCounted | undefined, narrowing: Narrowing | undefined, language: Language) {
  if (!narrowing?.facets) return []
  return toFacets(counted ?? { facets: [], prices: [] }, narrowing.filters, language).filter(({ field }) =>
    FACETS.includes(field),
  )
}

function writtenBy(lookup: Lookup, names: string[]) {
  const other = writtenOtherwise(lookup, names)
  return other === undefined ? {} : { also_written: other }
}

function meantBy(lookup: Lookup, best: Candidate | undefined) {
  if (!best || best.tier < TIER.slips || best.names === null) return {}
  const meant = wordsMeant(lookup, best.names)
  return meant === undefined ? {} : { did_you_mean: meant }
}

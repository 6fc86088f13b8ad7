import { PRODUCT_CLASSES, productClassName } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { toFacets } from '../catalogue/listing/facets.ts'
import { ProductCardSchema, RatingSchema, TitlesSchema, toProductCard } from '../catalogue/product-card.ts'
import { toContentCard } from '../content/content-card.ts'
import type { Language } from '../http/language.ts'
import { schemaRef, stringEnum, toPage, windowOf } from '../http/schemas.ts'
import { PictureSchema, thumbnailOf } from '../pictures/queries.ts'
import { typoDistance } from './lexeme.ts'
import { type Lookup, parseQuery } from './parse-query.ts'
import {
  type Candidate,
  type ChoicesCounted,
  excerptOf,
  type Found,
  type Hit,
  type Reading,
  type SearchQueries,
  TIER,
} from './queries.ts'
import { otherScript, readingsOf } from './readings.ts'
import {
  didYouMean,
  kindsIn,
  parseRefinement,
  type Refinement,
  SEARCH_KINDS,
  type SearchQuery,
} from './search-query.ts'

const suggestionProperties = {
  kind: stringEnum(SEARCH_KINDS),
  slug: Type.String(),
  url: Type.String({ examples: ['/v1/api/products/1/', '/v1/api/records/low-cloud/'] }),
  title: Type.String({ description: 'In the requested language, or the only one.' }),
  thumbnail: Type.String(),
}

export const SearchSuggestionSchema = Type.Object(
  {
    ...suggestionProperties,
    label: Type.Optional(
      Type.String({
        description: 'The name of the class of a product, in the language of the request.',
        examples: ['E-book'],
      }),
    ),
  },
  { $id: 'SearchSuggestion' },
)

export const SearchResultSchema = Type.Object(
  {
    ...suggestionProperties,
    summary: Type.String(),
    picture: schemaRef(PictureSchema),
    titles: Type.Optional(TitlesSchema),
    authors: Type.Optional(Type.Array(Type.String(), { description: 'For products only, like the following fields.' })),
    excerpt: Type.Optional(Type.String({ description: 'The beginning of the description as plain text.' })),
    product_class: Type.Optional(stringEnum(PRODUCT_CLASSES)),
    language: Type.Optional(stringEnum(['en', 'ne'])),
    selling_price: Type.Optional(Type.String({ examples: ['585.00'] })),
    mrp: Type.Optional(Type.String({ examples: ['650.00'] })),
    currency: Type.Optional(stringEnum(['NPR'])),
    is_available_to_buy: Type.Optional(Type.Boolean()),
    rating: Type.Optional(schemaRef(RatingSchema)),
    formats: ProductCardSchema.properties.formats,
  },
  { $id: 'SearchResult', description: 'A search result. A work with several formats is one result.' },
)

type SearchResult = Static<typeof SearchResultSchema>

function toSearchResult({ card, description }: Hit): SearchResult {
  if ('kind' in card) {
    const { kind, slug, url, title, summary, picture } = toContentCard(card)
    return { kind, slug, url, title, summary, thumbnail: thumbnailOf(picture), picture }
  }
  const { id: _, subtitle, ...shown } = toProductCard(card)
  return { kind: 'product', ...shown, summary: subtitle, excerpt: excerptOf(description ?? '') }
}

/** By tier, then distance, then weight. */
function rank(candidates: Candidate[], lookup: Lookup): Candidate[] {
  const apart = new Map(candidates.map((each) => [each, each.names === null ? 0 : typoDistance(lookup, each.names)]))
  const of = (candidate: Candidate) => apart.get(candidate) ?? 0
  return candidates.toSorted((one, other) => one.tier - other.tier || of(one) - of(other) || other.weight - one.weight)
}

const keyOf = ({ product_id, content_id }: Pick<Candidate, 'product_id' | 'content_id'>) =>
  `${product_id} ${content_id}`

type Shown = {
  results: SearchResult[]
  /** Titles and names of the hits, in every script. */
  names: string[]
}

/** Loads the hits for display, in order. Hits that were removed meanwhile are left out. */
async function loadHits(queries: SearchQueries, hits: Candidate[], language: Language): Promise<Shown> {
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

type Asked = { language: Language; query: SearchQuery }
const NOTHING: Found = { groups: {}, isAll: false, candidates: [], readings: [] }

/** A page of results, counts per kind, facets and spelling suggestions. */
export async function getSearch(queries: SearchQueries, { language, query }: Asked) {
  const kinds = kindsIn(query.type, language)
  const refinement = parseRefinement(query, language)
  const lookup = parseQuery(query.q ?? '', query.exact === 'true')
  const { limit, offset } = windowOf(query)
  const found = lookup ? await queries.find({ lookup, kinds, limit, offset, refinement }) : NOTHING
  const ranked = lookup && found.isAll ? rank(found.candidates, lookup) : found.candidates
  const ordered = refinement?.sort ? found.candidates : ranked
  const hits = found.isAll ? ordered.slice(offset, offset + limit) : ordered
  const count = kinds.reduce((sum, kind) => sum + (found.groups[kind] ?? 0), 0)
  const { results, names } = await loadHits(queries, hits, language)
  return {
    ...toPage('/v1/api/search/', query, count, results, parametersOf(query)),
    query: query.q ?? '',
    // Counts of all kinds, so that a page can offer those that were not requested.
    groups: SEARCH_KINDS.flatMap((kind) => (found.groups[kind] ? [{ kind, count: found.groups[kind] }] : [])),
    facets: facetsOf(found.counted, refinement, language),
    ...(lookup && didYouMeanOf(lookup, ranked[0])),
    ...(lookup && readingOf(lookup, found.readings, names)),
  }
}

const PARAMETERS = [
  'q',
  'exact',
  'type',
  'product_class',
  'language',
  'price_min',
  'price_max',
  'in_stock',
  'sort',
  'facets',
] as const

/** Parameters that links to other pages repeat. */
const parametersOf = (query: SearchQuery) =>
  Object.fromEntries(PARAMETERS.map((name) => [name, query[name] && [query[name]].flat().join(',')]))

const FACETS = ['product_class', 'language', 'price', 'in_stock']

function facetsOf(counted: ChoicesCounted | undefined, refinement: Refinement | undefined, language: Language) {
  if (!refinement?.facets) return []
  return toFacets(counted ?? { facets: [], prices: [] }, refinement.filters, language).filter(({ field }) =>
    FACETS.includes(field),
  )
}

function readingOf(lookup: Lookup, counted: Reading[], names: string[]) {
  const readings = readingsOf(lookup, counted)
  const [other = otherScript(lookup, names)] = readings
  return { ...(other !== undefined && { also_written: other }), ...(readings.length > 0 && { readings }) }
}

function didYouMeanOf(lookup: Lookup, best: Candidate | undefined) {
  if (!best || best.tier < TIER.slips || best.names === null) return {}
  const meant = didYouMean(lookup, best.names)
  return meant === undefined ? {} : { did_you_mean: meant }
}

const MOST = 8

/** Suggestions while typing: titles and names with this prefix. */
export async function getSuggestions(
  queries: SearchQueries,
  { language, query }: { language: Language; query: string },
) {
  const lookup = parseQuery(query)
  if (!lookup) return { query, results: [] }
  const named = { ...lookup, everywhere: null, stems: '', alike: null, readings: null }
  const { isAll, candidates } = await queries.find({ lookup: named, kinds: [...SEARCH_KINDS], limit: MOST, offset: 0 })
  const hits = isAll ? rank(candidates, lookup).slice(0, MOST) : candidates
  const { results } = await loadHits(queries, hits, language)
  return {
    query,
    results: results.map(({ kind, slug, url, title, thumbnail, product_class }) => ({
      ...{ kind, slug, url, title, thumbnail },
      ...(product_class && { label: productClassName(product_class, language) }),
    })),
  }
}

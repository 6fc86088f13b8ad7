import { PRODUCT_CLASSES, productClassName } from '@dabali/domain'
import { Type } from 'typebox'
import {
  bytesOf,
  type CachedTexts,
  type CatalogueCache,
  completeCard,
  listed,
  type Packed,
  pack,
  type Seen,
} from '../catalogue/listing/catalogue-cache.ts'
import { toFacets } from '../catalogue/listing/facets.ts'
import { ProductCardSchema, RatingSchema, TitlesSchema, toProductCard } from '../catalogue/product-card.ts'
import { toContentCard } from '../content/content-card.ts'
import type { ContentCardRow } from '../content/queries.ts'
import type { Language } from '../http/language.ts'
import { schemaRef, stringEnum, toPage, windowOf } from '../http/schemas.ts'
import { PictureSchema, thumbnailOf } from '../pictures/queries.ts'
import { typoDistance } from './lexeme.ts'
import { type Lookup, parseQuery } from './parse-query.ts'
import { type Candidate, type ChoicesCounted, type Found, type Reading, TIER } from './queries/hits.ts'
import { excerptOf, type ProductHit, type SearchQueries } from './queries/search.ts'
import { otherScript, readingsOf } from './readings.ts'
import {
  didYouMean,
  kindsIn,
  parseRefinement,
  type Refinement,
  SEARCH_KINDS,
  type SearchQuery,
} from './search-query.ts'
import type { SimilarNames } from './similar-names.ts'

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

const MEBIBYTE = 1024 * 1024

/** What is written of the products that are found, for each state of a product. */
export function searchTexts(catalogue: CatalogueCache, queries: SearchQueries) {
  const keep = (write: (hit: ProductHit, language: Language) => string, mostBytes: number) =>
    catalogue.cacheTexts(async (ids, language) => {
      const { seq, hits } = await queries.showProducts(ids, language)
      return { seq, texts: hits.map((hit) => [hit.card.id, write(hit, language)]) }
    }, mostBytes)
  return { results: keep(writeResult, 12 * MEBIBYTE), suggestions: keep(writeSuggestion, 4 * MEBIBYTE) }
}

type SearchTexts = Record<keyof ReturnType<typeof searchTexts>, CachedTexts>

/** A result without its end, so that formats can follow. Like the serializers, it has what is always there first. */
function writeResult({ card, description }: ProductHit): string {
  const { slug, url, title, thumbnail, subtitle: summary, picture, titles, ...shown } = toProductCard(card)
  const { authors, product_class, language, selling_price, mrp, currency, is_available_to_buy, rating } = shown
  return JSON.stringify({
    ...{ kind: 'product', slug, url, title, thumbnail, summary, picture },
    ...{ titles: { en: titles.en, ne: titles.ne }, authors, excerpt: excerptOf(description ?? '') },
    ...{ product_class, language, selling_price, mrp, currency, is_available_to_buy, rating },
  }).slice(0, -1)
}

const writeContent = (card: ContentCardRow): string => {
  const { kind, slug, url, title, summary, picture } = toContentCard(card)
  return JSON.stringify({ kind, slug, url, title, thumbnail: thumbnailOf(picture), summary, picture })
}

function writeSuggestion({ card }: ProductHit, language: Language): string {
  const { slug, url, title, thumbnail, product_class } = toProductCard(card)
  const label = productClassName(product_class, language)
  return JSON.stringify({ kind: 'product', slug, url, title, thumbnail, label })
}

const writeContentSuggestion = (card: ContentCardRow): string => {
  const { kind, slug, url, title, picture } = toContentCard(card)
  return JSON.stringify({ kind, slug, url, title, thumbnail: thumbnailOf(picture) })
}

/** By tier, then distance, then weight. */
function rank(candidates: Candidate[], lookup: Lookup): Candidate[] {
  const apart = new Map(candidates.map((each) => [each, each.names === null ? 0 : typoDistance(lookup, each.names)]))
  const of = (candidate: Candidate) => apart.get(candidate) ?? 0
  return candidates.toSorted((one, other) => one.tier - other.tier || of(one) - of(other) || other.weight - one.weight)
}

type ShownHits = {
  hits: Candidate[]
  language: Language
  seen: Seen
  products: CachedTexts
  writeContent: (card: ContentCardRow) => string
  hasFormats?: boolean
}

/** The hits as JSON, in order. Those that were removed meanwhile are left out. */
async function writeHits(queries: SearchQueries, shown: ShownHits): Promise<{ hit: Candidate; text: Packed }[]> {
  const { hits, language, seen, hasFormats = false } = shown
  const ids = hits.flatMap(({ product_id }) => product_id ?? [])
  const contentIds = hits.flatMap(({ content_id }) => content_id ?? [])
  const [{ selected: formats, texts }, contents] = await Promise.all([
    shown.products({ seen, language }, (index) => ({
      ids,
      selected: new Map(hasFormats ? ids.map((id) => [id, index.formatsOf(id)]) : []),
    })),
    contentIds.length === 0 ? [] : queries.showContents(contentIds, language),
  ])
  const cards = new Map(contents.map(({ id, card }) => [id, card]))
  return hits.flatMap((hit) => {
    const card = cards.get(hit.content_id ?? 0)
    if (card) return [{ hit, text: pack(shown.writeContent(card)) }]
    const text = texts.get(hit.product_id ?? 0)
    if (text === undefined) return []
    const own = formats.get(hit.product_id ?? 0)
    return [{ hit, text: own ? completeCard(text, own) : text }]
  })
}

type Asked = { language: Language; query: SearchQuery; seen: Seen }
type Parts = { queries: SearchQueries; similar: SimilarNames; texts: SearchTexts }
const NOTHING: Found = { groups: {}, isAll: false, candidates: [], readings: [] }

/** A page of results, counts per kind, facets and spelling suggestions, as JSON. */
export async function getSearch({ queries, similar, texts }: Parts, { language, query, seen }: Asked): Promise<Buffer> {
  const kinds = kindsIn(query.type, language)
  const refinement = parseRefinement(query, language)
  const lookup = parseQuery(query.q ?? '', query.exact === 'true')
  const { limit, offset } = windowOf(query)
  const found = lookup ? await similar.find({ lookup, kinds, limit, offset, refinement }) : NOTHING
  const ranked = lookup && found.isAll ? rank(found.candidates, lookup) : found.candidates
  const ordered = refinement?.sort ? found.candidates : ranked
  const hits = found.isAll ? ordered.slice(offset, offset + limit) : ordered
  const count = kinds.reduce((sum, kind) => sum + (found.groups[kind] ?? 0), 0)
  const shown = { hits, language, seen, products: texts.results, writeContent, hasFormats: true }
  const results = await writeHits(queries, shown)
  const names = results.map(({ hit }) => hit.spelt)
  const { next, previous } = toPage('/v1/api/search/', query, count, [], parametersOf(query))
  const page = JSON.stringify({ count, next, previous }).slice(0, -1)
  const rest = JSON.stringify({
    query: query.q ?? '',
    // Counts of all kinds, so that a page can offer those that were not requested.
    groups: SEARCH_KINDS.flatMap((kind) => (found.groups[kind] ? [{ kind, count: found.groups[kind] }] : [])),
    facets: facetsOf(found.counted, refinement, language),
    ...(lookup && didYouMeanOf(lookup, ranked[0])),
    ...(lookup && readingOf(lookup, found.readings, names)),
  })
  return writePage(`${page},"results":[`, results, `],${rest.slice(1)}`)
}

const writePage = (start: string, results: { text: Packed }[], end: string) =>
  bytesOf([pack(start), ...listed(results.map(({ text }) => text)), pack(end)])

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
  { queries, texts }: Parts,
  { language, query, seen }: { language: Language; query: string; seen: Seen },
): Promise<string | Buffer> {
  const lookup = parseQuery(query)
  if (!lookup) return JSON.stringify({ query, results: [] })
  const named = { ...lookup, everywhere: null, stems: '', alike: null, readings: null }
  const { found } = await queries.find({ lookup: named, kinds: [...SEARCH_KINDS], limit: MOST, offset: 0 })
  const { isAll, candidates } = found
  const hits = isAll ? rank(candidates, lookup).slice(0, MOST) : candidates
  const shown = { hits, language, seen, products: texts.suggestions, writeContent: writeContentSuggestion }
  const results = await writeHits(queries, shown)
  return writePage(`{"query":${JSON.stringify(query)},"results":[`, results, ']}')
}

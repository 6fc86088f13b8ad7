import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { CatalogueCache } from '../catalogue/listing/catalogue-cache.ts'
import { CONTENT_KINDS, pluralOf } from '../content/content-kind.ts'
import { FacetSchema } from '../http/facet.ts'
import { isInternal } from '../http/forwarded-headers.ts'
import { seenBy, sendJson } from '../http/response-cache.ts'
import { ErrorSchema, pageOf, schemaRef, stringEnum } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { getSearch, getSuggestions, SearchResultSchema, SearchSuggestionSchema, searchTexts } from './get-search.ts'
import type { SearchQueries } from './queries/search.ts'
import { SEARCH_KINDS, SearchQuery, SuggestQuery } from './search-query.ts'
import { similarNames } from './similar-names.ts'

const FoundSchema = Type.Object({
  ...pageOf(schemaRef(SearchResultSchema)).properties,
  query: Type.String(),
  groups: Type.Array(Type.Object({ kind: stringEnum(SEARCH_KINDS), count: Type.Integer() }), {
    description:
      'The number of hits of each kind, including kinds that were not requested; at most some hundreds per kind.',
  }),
  facets: Type.Array(schemaRef(FacetSchema), {
    description: 'Facets of the products; null if they were not requested.',
  }),
  did_you_mean: Type.Optional(Type.String()),
  also_written: Type.Optional(
    Type.String({
      description: 'The query in the other script, as the results spell it.',
      examples: ['वर्षाको बहीखाता'],
    }),
  ),
  readings: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Of a romanised query: its Devanagari readings that were found, the likeliest first.',
      examples: [['वर्षा', 'वर्ष']],
    }),
  ),
})

const SuggestionsSchema = Type.Object({ query: Type.String(), results: Type.Array(schemaRef(SearchSuggestionSchema)) })

const TAGS = ['search', 'products', ...CONTENT_KINDS.map(pluralOf)]
/** Scheduled content becomes searchable by the clock alone. */
const CLOCK_SECONDS = 60
const publicCache = { tags: () => TAGS, maxAgeSeconds: CLOCK_SECONDS, isSearch: true as const }

const MINUTE_SECONDS = 60
// Many clients may share an address, and suggestions are requested per keystroke.
const MOST_IN_A_MINUTE = { search: 120, suggest: 300 }

type Options = {
  queries: SearchQueries
  catalogue: CatalogueCache
  limits: RateLimitQueries
  /** Shared secret of sites on other machines. */
  internalSecret: string | undefined
}

export const searchRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { queries, catalogue, limits, internalSecret },
) => {
  const similar = similarNames(queries)
  const parts = { queries, similar, texts: searchTexts(catalogue, queries) }
  // In the background: until then the first query of which nothing is found reads them.
  app.addHook('onListen', () => void similar.warm().catch(() => undefined))

  /**
   * Cached responses are not counted. Requests of our own sites, for pages that all visitors share,
   * are not limited here; the sites limit their visitors.
   */
  async function limit(name: keyof typeof MOST_IN_A_MINUTE, request: FastifyRequest) {
    if (isInternal(request, internalSecret)) return
    const key = `${name} from ${request.clientAddress}`
    await limits.limit({ key, most: MOST_IN_A_MINUTE[name], seconds: MINUTE_SECONDS, language: request.language })
  }

  app.get(
    '/v1/api/search/',
    {
      config: { publicCache },
      schema: {
        operationId: 'search',
        tags: ['search'],
        querystring: SearchQuery,
        response: { 200: FoundSchema, 400: schemaRef(ErrorSchema), 429: schemaRef(ErrorSchema) },
      },
    },
    async (request, reply) => {
      await limit('search', request)
      const { language, query } = request
      return sendJson(reply, await getSearch(parts, { language, query, seen: seenBy(request) }))
    },
  )

  app.get(
    '/v1/api/search/suggest/',
    {
      config: { publicCache },
      schema: {
        operationId: 'suggest',
        tags: ['search'],
        querystring: SuggestQuery,
        response: { 200: SuggestionsSchema, 400: schemaRef(ErrorSchema), 429: schemaRef(ErrorSchema) },
      },
    },
    async (request, reply) => {
      await limit('suggest', request)
      const asked = { language: request.language, query: request.query.q ?? '', seen: seenBy(request) }
      return sendJson(reply, await getSuggestions(parts, asked))
    },
  )
}

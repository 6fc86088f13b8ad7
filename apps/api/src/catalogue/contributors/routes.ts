import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { MAX_AGE_SECONDS, slugOf } from '../../content/cache-policy.ts'
import { findBySlug, pluralOf } from '../../content/content-kind.ts'
import { ErrorSchema } from '../../errors/error-schema.ts'
import type { Language } from '../../http/language.ts'
import { PageQuery, pageOf, toPage, windowOf } from '../../http/pagination.ts'
import { schemaRef } from '../../http/schemas.ts'
import { toProductCard } from '../product-card.ts'
import {
  AuthorDetailSchema,
  AuthorSchema,
  type ContributorKind,
  PublisherDetailSchema,
  PublisherSchema,
  toContributor,
} from './contributor.ts'
import type { ContributorQueries } from './queries.ts'

type Asked = { kind: ContributorKind; slug: string; language: Language }

async function getContributor(queries: ContributorQueries, { kind, slug, language }: Asked) {
  const row = await findBySlug(
    { kind, slug },
    (asked) => queries.findMaker({ kind, slug: asked, language }),
    (asked) => queries.findMovedSlug(kind, asked),
  )
  return {
    ...toContributor(kind, row),
    description: row.body,
    products_url: `/v1/api/products/?${kind}=${encodeURIComponent(row.slug)}`,
    products: row.products.map(toProductCard),
  }
}

type ListRequest = { kind: ContributorKind; language: Language; query: Static<typeof PageQuery> }

async function listContributors(queries: ContributorQueries, { kind, language, query }: ListRequest) {
  const { limit, offset } = windowOf(query)
  const { count, makers } = await queries.listMakers({ kind, language, limit, offset })
  const results = makers.map((row) => toContributor(kind, row))
  return toPage(`/v1/api/${pluralOf(kind)}/`, query, count, results)
}

const BOTH = [
  { kind: 'author', path: 'authors', name: 'Author', one: AuthorDetailSchema, many: AuthorSchema },
  { kind: 'publisher', path: 'publishers', name: 'Publisher', one: PublisherDetailSchema, many: PublisherSchema },
] as const

export const contributorRoutes: FastifyPluginAsyncTypebox<{ queries: ContributorQueries }> = async (
  app,
  { queries },
) => {
  for (const { kind, path, name, one, many } of BOTH) {
    app.get(
      `/v1/api/${path}/`,
      {
        config: { publicCache: { tags: () => [path, 'products'], maxAgeSeconds: MAX_AGE_SECONDS } },
        schema: {
          operationId: `list${name}s`,
          tags: ['catalogue'],
          querystring: PageQuery,
          response: { 200: pageOf(schemaRef(many)), 400: schemaRef(ErrorSchema) },
        },
      },
      ({ language, query }) => listContributors(queries, { kind, language, query }),
    )

    app.get(
      `/v1/api/${path}/:slug/`,
      {
        config: {
          publicCache: {
            tags: (request) => [`${kind}:${slugOf(request)}`, 'products'],
            maxAgeSeconds: MAX_AGE_SECONDS,
          },
        },
        schema: {
          operationId: `get${name}`,
          tags: ['catalogue'],
          params: Type.Object({ slug: Type.String() }),
          response: { 200: schemaRef(one), 301: schemaRef(ErrorSchema), 404: schemaRef(ErrorSchema) },
        },
      },
      ({ language, params }) => getContributor(queries, { kind, slug: params.slug, language }),
    )
  }
}

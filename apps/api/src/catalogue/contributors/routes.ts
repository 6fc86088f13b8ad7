import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { MAX_AGE_SECONDS, slugOf } from '../../content/cache-policy.ts'
import { contentUrl, findBySlug, pluralOf } from '../../content/content-kind.ts'
import type { Language } from '../../http/language.ts'
import { ErrorSchema, PageQuery, pageOf, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import { NO_PICTURE, PictureSchema } from '../../pictures/queries.ts'
import { ProductCardSchema, toProductCard } from '../product-card.ts'
import type { ContributorKind, ContributorQueries, ContributorRow } from './queries.ts'

/** Authors, translators and narrators, and publishers. */
const contributor = (example: string) => ({
  slug: Type.String(),
  url: Type.String({ examples: [example] }),
  name: Type.String(),
  summary: Type.String(),
  picture: schemaRef(PictureSchema),
  product_count: Type.Integer(),
})

const detail = {
  description: Type.String({ description: 'HTML.' }),
  products_url: Type.String({ description: 'The product list of this contributor.' }),
  products: Type.Array(schemaRef(ProductCardSchema), { description: 'The bestsellers of this contributor.' }),
}

const author = contributor('/v1/api/authors/ishvari-tamot/')
const publisher = contributor('/v1/api/publishers/patan-press/')

export const AuthorSchema = Type.Object(author, { $id: 'Author' })
export const AuthorDetailSchema = Type.Object({ ...author, ...detail }, { $id: 'AuthorDetail' })
export const PublisherSchema = Type.Object(publisher, { $id: 'Publisher' })
export const PublisherDetailSchema = Type.Object({ ...publisher, ...detail }, { $id: 'PublisherDetail' })

const toContributor = (kind: ContributorKind, { slug, name, summary, picture, product_count }: ContributorRow) => ({
  slug,
  url: contentUrl(kind, slug),
  name,
  summary,
  picture: picture ?? NO_PICTURE,
  product_count,
})

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

import type { FastifyPluginAsync } from 'fastify'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { type Facet, FacetSchema } from '../http/facet.ts'
import type { Language } from '../http/language.ts'
import { ErrorSchema, PageQuery, pageOf, schemaRef, toPage, windowOf } from '../http/schemas.ts'
import { itemCachePolicy, listCachePolicy } from './cache-policy.ts'
import { type ContentKind, findBySlug, pluralOf } from './content-kind.ts'
import { type ContentRow, contents, counted, listed, movedSlug } from './queries.ts'
import { type DocumentDefinition, documentSchema } from './staff/document.ts'

type Database = Parameters<typeof contents>[0]
type Columns = Record<string, RawBuilder<unknown>>
type Requested = { language: Language; now: Date }
type PageRequest = { page?: string; page_size?: string }

/** A row of `content` with the columns that a kind adds. */
type Row<Added extends Columns> = ContentRow & {
  [Name in keyof Added]: Added[Name] extends RawBuilder<infer Value> ? Value : never
}

type Definition<
  Query extends TObject,
  Card extends TSchema,
  Detail extends TSchema,
  CardColumns extends Columns,
  DetailColumns extends Columns,
> = {
  kind: ContentKind
  operations: { list: string; get: string }
  schema: { card: Card; detail: Detail }
  /** Parameters of the list; `filters` names those that the links to other pages repeat, in order. */
  query: Query
  filters?: readonly (string & keyof Static<Query>)[]
  where?: (query: Static<Query>, requested: Requested) => (Expression<SqlBool> | undefined)[]
  /** The filters of the list with their counts. */
  facets?: (database: Database, query: Static<Query>, requested: Requested) => Promise<Facet[]>
  orderBy?: (now: Date) => Expression<unknown>
  cardColumns: (requested: Requested) => CardColumns
  detailColumns: (requested: Requested) => DetailColumns
  toCard: (row: Row<CardColumns>, now: Date) => Static<Card>
  toDetail: (row: Row<DetailColumns>, now: Date) => Static<Detail>
  /** Cache limits in seconds where the state depends on the clock; `tags` names shown content that is not linked. */
  cache?: { listSeconds?: number; detailSeconds?: number; tags?: (detail: Static<Detail>) => string[] }
  /** What staff edit. */
  document?: DocumentDefinition
  /** Routes below the list that must be registered before `/:slug/`. */
  routes?: (app: Parameters<FastifyPluginAsync>[0], database: Database) => void
}

/** One kind of editorial content: a paged list at `/v1/api/<kinds>/` and one item at `/v1/api/<kinds>/:slug/`. */
export function defineContentKind<
  Query extends TObject,
  Card extends TSchema,
  Detail extends TSchema,
  CardColumns extends Columns,
  DetailColumns extends Columns,
>(definition: Definition<Query, Card, Detail, CardColumns, DetailColumns>) {
  const { kind, operations, schema, filters = [], cache = {} } = definition
  const plural = pluralOf(kind)
  const path = `/v1/api/${plural}/`
  const pageSchema = pageOf(schemaRef(schema.card))
  const listSchema = definition.facets
    ? Type.Object({ ...pageSchema.properties, facets: Type.Array(schemaRef(FacetSchema)) })
    : pageSchema

  async function list(database: Database, query: Static<Query>, requested: Requested) {
    const { language, now } = requested
    const page: PageRequest = query
    const conditions = definition.where?.(query, requested).filter((each) => each !== undefined) ?? []
    const narrowing = {
      ...windowOf(page),
      ...(conditions.length > 0 && { where: sql<SqlBool>`(${sql.join(conditions, sql` and `)})` }),
      ...(definition.orderBy && { order: definition.orderBy(now) }),
    }
    const found = await listed(database, kind, { language, ...narrowing })
      .select(selectionOf(definition.cardColumns({ language, now })))
      .execute()
    const { count, rows } = await counted(database, kind, found, narrowing)
    const cards = rows.map((row) => definition.toCard(row as unknown as Row<CardColumns>, now))
    const values: Record<string, unknown> = query
    const repeated = filters.map((name) => [name, typeof values[name] === 'string' ? values[name] : undefined])
    const facets = await definition.facets?.(database, query, requested)
    return { ...toPage(path, page, count, cards, Object.fromEntries(repeated)), ...(facets && { facets }) }
  }

  async function get(database: Database, slug: string, { language, now }: Requested) {
    const find = (known: string) =>
      contents(database, kind, language)
        .where('content.slug', '=', known)
        .select(selectionOf(definition.detailColumns({ language, now })))
        .executeTakeFirst()
    const row = await findBySlug({ kind, slug }, find, (known) => movedSlug(database, kind, known))
    return definition.toDetail(row as unknown as Row<DetailColumns>, now)
  }

  const routes: FastifyPluginAsync<{ database: Database }> = async (app, { database }) => {
    app.get(
      path,
      {
        config: listCachePolicy(kind, cache.listSeconds),
        schema: {
          operationId: operations.list,
          tags: [plural],
          querystring: definition.query,
          response: { 200: listSchema, 400: schemaRef(ErrorSchema) },
        },
      },
      // The schema above has validated the query.
      ({ language, query }) => list(database, query as Static<Query>, { language, now: new Date() }),
    )

    definition.routes?.(app, database)

    app.get<{ Params: { slug: string } }>(
      `${path}:slug/`,
      {
        config: itemCachePolicy(kind, { tags: cache.tags, maxAgeSeconds: cache.detailSeconds }),
        schema: {
          operationId: operations.get,
          tags: [plural],
          params: Type.Object({ slug: Type.String() }),
          response: { 200: schemaRef(schema.detail), 301: schemaRef(ErrorSchema), 404: schemaRef(ErrorSchema) },
        },
      },
      ({ language, params }) => get(database, params.slug, { language, now: new Date() }),
    )
  }

  const { document } = definition
  return {
    kind,
    schemas: [schema.card, schema.detail],
    routes,
    get,
    detailSchema: schema.detail,
    document: document && { ...document, schema: documentSchema(kind, document) },
  }
}

const selectionOf = (columns: Columns) => Object.entries(columns).map(([name, column]) => column.as(name))

/** Text that PostgreSQL can compare with: it has no U+0000. */
const filterText = (description: string) =>
  Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]+$', description })

export const slugFilter = (of: string) => Type.Optional(filterText(`The slug of ${of}.`))
export const textFilter = (description: string) => Type.Optional(filterText(description))

/** A list that can be limited to what is linked with an artist. */
export const ArtistFilterQuery = Type.Object({ ...PageQuery.properties, artist: slugFilter('an artist') })

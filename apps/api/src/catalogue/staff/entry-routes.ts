import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type TObject, Type } from 'typebox'
import { cleanLine, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import { errorResponses, PageQuery, pageOf, readPage, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import { changeEntry, createEntry, deleteCategory, listEntries, showEntry } from './entries.ts'
import {
  CategoryInput,
  ContributorInput,
  ENTRY_CONFLICTS,
  type EntryInput,
  type EntryKind,
  SeriesInput,
  StaffCategorySchema,
  StaffContributorSchema,
  StaffSeriesSchema,
} from './entry-schemas.ts'
import { LONG_BODY_BYTES } from './fields.ts'
import type { Connection } from './queries/products.ts'

export const STAFF_ENTRY_SCHEMAS = [
  StaffContributorSchema,
  StaffCategorySchema,
  StaffSeriesSchema,
  ...Object.values(ENTRY_CONFLICTS),
]

type Described = {
  kind: EntryKind
  path: string
  one: string
  many: string
  schema: TObject
  input: TObject
  conflict: TObject
}

const contributor = { schema: StaffContributorSchema, input: ContributorInput, conflict: ENTRY_CONFLICTS.contributor }

const KINDS: readonly Described[] = [
  { kind: 'author', path: 'contributors', one: 'StaffContributor', many: 'StaffContributors', ...contributor },
  { kind: 'publisher', path: 'publishers', one: 'StaffPublisher', many: 'StaffPublishers', ...contributor },
  {
    ...{ kind: 'category', path: 'categories', one: 'StaffCategory', many: 'StaffCategories' },
    ...{ schema: StaffCategorySchema, input: CategoryInput, conflict: ENTRY_CONFLICTS.category },
  },
  {
    ...{ kind: 'series', path: 'series', one: 'StaffSeries', many: 'StaffSeries' },
    ...{ schema: StaffSeriesSchema, input: SeriesInput, conflict: ENTRY_CONFLICTS.series },
  },
]

const tags = ['staff']
const params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const read = { permission: 'catalogue.read' } as const
const write = { permission: 'catalogue.write' } as const

/** Contributors, publishers, categories and series. */
export const staffEntryRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  for (const described of KINDS) app.register(routesOf, { database, described })
  app.delete(
    `${STAFF_PATH}categories/:id/`,
    {
      config: write,
      schema: {
        operationId: 'deleteStaffCategory',
        tags,
        description: 'Only without products and subcategories.',
        params,
        headers: Type.Object(REQUIRED_IF_MATCH),
        response: { 204: Type.Null(), ...errorResponses(400, 404), 409: schemaRef(ENTRY_CONFLICTS.category) },
      },
    },
    async (request, reply) => {
      await staffWrite(database, request, (inside, change) => deleteCategory(inside, change, request.params.id))
      return reply.code(204).send(null)
    },
  )
}

const routesOf: FastifyPluginAsyncTypebox<{ database: Connection; described: Described }> = async (
  app,
  { database, described: { kind, path, one, many, schema, input, conflict } },
) => {
  const address = `${STAFF_PATH}${path}/`
  const entry = schemaRef(schema)

  app.get(
    address,
    {
      config: read,
      schema: {
        operationId: `list${many}`,
        tags,
        querystring: Type.Object({
          ...PageQuery.properties,
          q: Type.Optional(
            Type.String({ maxLength: 200, description: 'A part of a name in either language, or of the slug.' }),
          ),
        }),
        response: { 200: pageOf(entry), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const text = cleanLine(query.q ?? '')
      const { rows, count } = await readPage(windowOf(query), (window) =>
        listEntries(database, kind, { ...window, text }),
      )
      const results = rows.map((row) => row.entry)
      return toPage(address, query, count, results, { q: query.q })
    },
  )

  app.post(
    address,
    {
      config: write,
      bodyLimit: LONG_BODY_BYTES,
      schema: {
        operationId: `create${one}`,
        tags,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: input,
        response: { 201: entry, ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const body: EntryInput = request.body
      const made = await staffWrite(database, request, (inside, change) => createEntry(inside, { kind, change }, body))
      return reply.code(201).send(made)
    },
  )

  app.get(
    `${address}:id/`,
    {
      config: read,
      schema: { operationId: `get${one}`, tags, params, response: { 200: entry, ...errorResponses(404) } },
    },
    ({ params: { id } }) => showEntry(database, kind, id),
  )

  app.patch(
    `${address}:id/`,
    {
      config: write,
      bodyLimit: LONG_BODY_BYTES,
      schema: {
        operationId: `change${one}`,
        tags,
        description: 'Fields that are not sent stay as they are. Another version answers 409 with the present state.',
        params,
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        body: input,
        response: { 200: entry, ...errorResponses(400, 404, 413, 415, 422), 409: schemaRef(conflict) },
      },
    },
    (request) => {
      const body: EntryInput = request.body
      const { id } = request.params
      return staffWrite(database, request, (inside, change) => changeEntry(inside, { kind, change }, { id, body }))
    },
  )
}

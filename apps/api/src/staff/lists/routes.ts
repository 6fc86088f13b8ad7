import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { requireAccount } from '../../account/sessions.ts'
import { ApiError, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, textProblem, validateFields } from '../../http/request-body.ts'
import { errorResponses, isUuid, schemaRef, stringEnum } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY, requestHash, withIdempotencyKey } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { STAFF_PATH } from '../access.ts'
import { type ListQueries, listStatements, type SavedFilterRow } from './queries.ts'

/** The lists of the back office, by the names of their resources. */
const LISTS = [
  ...(['orders', 'packing', 'payments', 'refunds', 'cash-on-delivery', 'vouchers', 'offers', 'gift-cards'] as const),
  ...(['products', 'stock', 'contributors', 'publishers', 'categories', 'series', 'imports'] as const),
  ...(['events', 'venues', 'guest-list', 'live-control', 'contents', 'customers', 'reviews', 'messages'] as const),
  ...(['newsletter-issues', 'newsletter-subscribers', 'sales-reports', 'members', 'invitations'] as const),
  ...(['audit-log', 'jobs', 'emails', 'webhooks', 'system-health'] as const),
] as const

const MOST_FILTERS = 20
const LONGEST_NAME = 60
const MOST_VALUES = 20
const MOST_COLUMNS = 40

const FilterValues = Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }), Type.String({ maxLength: 200 }), {
  minProperties: 1,
  maxProperties: MOST_VALUES,
  additionalProperties: false,
  examples: [{ status: 'Complete', channel: 'online' }],
})

export const SavedFilterSchema = Type.Object(
  { id: Type.String(), name: Type.String(), filter: Type.Record(Type.String(), Type.String()) },
  { $id: 'SavedFilter' },
)

export const ListSettingsSchema = Type.Object(
  {
    columns: Type.Unsafe<string[] | null>({
      type: ['array', 'null'],
      items: { type: 'string' },
      description: 'The columns that the member has chosen; null before.',
    }),
    filters: Type.Array(schemaRef(SavedFilterSchema), { description: 'The oldest first.' }),
  },
  { $id: 'ListSettings' },
)

const PATH = `${STAFF_PATH}lists/:list/`
const tags = ['staff']
const read = { permission: 'self.read' } as const
const write = { permission: 'self.write' } as const
const Params = Type.Object({ list: stringEnum(LISTS) })
const FilterParams = Type.Object({ ...Params.properties, id: Type.String({ maxLength: 100 }) })

async function findList(request: FastifyRequest<{ Params: { list: string } }>) {
  const { id: accountId } = await requireAccount(request)
  return { accountId, list: request.params.list }
}

function parseName(given: string, language: Language): string {
  const name = cleanLine(given)
  validateFields({ name: textProblem(name, LONGEST_NAME) }, language)
  return name
}

const nameTaken = (language: Language) => invalidField('name', MESSAGES[language].staffLists.nameTaken)

const tooMany = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].staffLists.tooMany(MOST_FILTERS), code: 'too_many_filters' })

/** What a member of staff has set for a list of the back office; nobody else sees it. */
export const listRoutes: FastifyPluginAsyncTypebox<{ queries: ListQueries }> = async (app, { queries }) => {
  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'getListSettings',
        tags,
        description: 'The own columns and saved filters of a list of the back office.',
        params: Params,
        response: { 200: schemaRef(ListSettingsSchema), ...errorResponses(400) },
      },
    },
    async (request) => {
      const list = await findList(request)
      const [columns, filters] = await Promise.all([queries.findColumns(list), queries.listFilters(list)])
      return { columns, filters }
    },
  )

  app.put(
    `${PATH}columns/`,
    {
      config: write,
      schema: {
        operationId: 'setListColumns',
        tags,
        description: 'Null shows again what the list shows by itself.',
        params: Params,
        body: Type.Object({
          columns: Type.Unsafe<string[] | null>({
            type: ['array', 'null'],
            items: { type: 'string', minLength: 1, maxLength: 60 },
            maxItems: MOST_COLUMNS,
            uniqueItems: true,
          }),
        }),
        response: { 200: schemaRef(ListSettingsSchema), ...errorResponses(400, 413, 415) },
      },
    },
    async (request) => {
      const list = await findList(request)
      const { columns } = request.body
      await queries.setColumns(list, columns)
      return { columns, filters: await queries.listFilters(list) }
    },
  )

  app.post(
    `${PATH}filters/`,
    {
      config: write,
      schema: {
        operationId: 'saveListFilter',
        tags,
        description: `At most ${MOST_FILTERS} for each list; the next gets 409 \`too_many_filters\`.`,
        params: Params,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Type.Object({ name: Type.String({ maxLength: 500 }), filter: FilterValues }),
        response: { 201: schemaRef(SavedFilterSchema), ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { body, headers, language } = request
      const list = await findList(request)
      const saved: SavedFilterRow = { id: randomUUIDv7(), name: parseName(body.name, language), filter: body.filter }
      const once = {
        scope: `staff ${list.accountId}`,
        key: headers['idempotency-key'],
        requestHash: requestHash('saveListFilter', list.list, saved.name, saved.filter),
        language,
      }
      const answer = await queries.inTransaction((inside) =>
        withIdempotencyKey(inside, once, async () => {
          const statements = listStatements(inside)
          await statements.lockMember(list.accountId)
          if ((await statements.listFilters(list)).length >= MOST_FILTERS) throw tooMany(language)
          if (!(await statements.addFilter(list, saved))) throw nameTaken(language)
          return saved
        }),
      )
      return reply.code(201).send(answer)
    },
  )

  app.patch(
    `${PATH}filters/:id/`,
    {
      config: write,
      schema: {
        operationId: 'renameListFilter',
        tags,
        params: FilterParams,
        body: Type.Object({ name: Type.String({ maxLength: 500 }) }),
        response: { 200: schemaRef(SavedFilterSchema), ...errorResponses(400, 404, 413, 415) },
      },
    },
    async (request) => {
      const list = await findList(request)
      const { id } = request.params
      const name = parseName(request.body.name, request.language)
      const renamed = isUuid(id) ? await queries.renameFilter(list, { id, name }) : null
      if (renamed === undefined) throw nameTaken(request.language)
      if (renamed === null) throw notFound()
      return renamed
    },
  )

  app.delete(
    `${PATH}filters/:id/`,
    {
      config: write,
      schema: {
        operationId: 'removeListFilter',
        tags,
        params: FilterParams,
        response: { 204: Type.Null(), ...errorResponses(400, 404) },
      },
    },
    async (request, reply) => {
      const list = await findList(request)
      const { id } = request.params
      if (!(isUuid(id) && (await queries.removeFilter(list, id)))) throw notFound()
      return reply.code(204).send(null)
    },
  )
}

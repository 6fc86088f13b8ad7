import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { invalidField } from '../../errors/api-error.ts'
import { sendCsv } from '../../http/csv.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { errorResponses, isUuid, nullable, schemaRef, streamResponse } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { EventFilters, StaffEventQueries, StaffEventRow } from './queries.ts'

const time = Type.String({ format: 'date-time' })
const Facts = Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true })

export const StaffEventSchema = Type.Object(
  {
    id: Type.String(),
    at: time,
    account_id: Type.String(),
    email: Type.String({ description: 'The address of the member at that time.' }),
    operation: Type.String({ examples: ['refundOrder'] }),
    thing: Type.Object({ kind: Type.String({ examples: ['order'] }), id: Type.String({ examples: ['100001'] }) }),
    before: Facts,
    after: Facts,
    client_address: Type.String(),
    user_agent: Type.String(),
    request_id: Type.String(),
  },
  { $id: 'StaffEvent' },
)

const Filters = {
  member: Type.Optional(Type.String({ maxLength: 100, description: 'The id of an account.' })),
  operation: Type.Optional(Type.String({ maxLength: 100 })),
  thing_kind: Type.Optional(Type.String({ maxLength: 100 })),
  thing_id: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Events before this time.' })),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of any text of the event.' })),
}
const FiltersSchema = Type.Object(Filters)

const PATH = '/v1/api/staff/events/'
const PAGE_SIZE = 50
const EXPORTED_AT_ONCE = 500
const tags = ['staff']
const config = { permission: 'audit.read' } as const

/** What staff have changed, and by whom. */
export const staffEventRoutes: FastifyPluginAsyncTypebox<{ queries: StaffEventQueries }> = async (app, { queries }) => {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listStaffEvents',
        tags,
        description: 'The newest first. `next` is the page of the events before.',
        querystring: Type.Object({
          ...Filters,
          before: Type.Optional(
            Type.String({ pattern: '^[0-9]{1,18}$', description: 'Events before the one with this id.' }),
          ),
        }),
        response: {
          200: Type.Object({ next: nullable(Type.String()), results: Type.Array(schemaRef(StaffEventSchema)) }),
          ...errorResponses(400),
        },
      },
    },
    async ({ query, language }) => {
      const { before, ...filters } = query
      const rows = await queries.listEvents(readFilters(filters, language), { before, limit: PAGE_SIZE + 1 })
      const page = rows.slice(0, PAGE_SIZE)
      const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
      return { next: last ? nextPage(filters, last.id) : null, results: page.map(toEvent) }
    },
  )

  app.get(
    `${PATH}export/`,
    {
      config,
      schema: {
        operationId: 'exportStaffEvents',
        tags,
        description:
          'As CSV for spreadsheets, in UTF-8 with a byte order mark. Texts that begin like a formula begin with an apostrophe.',
        querystring: FiltersSchema,
        response: { 200: streamResponse('The events, the newest first', ['text/csv']), ...errorResponses(400) },
      },
    },
    async ({ query, language }, reply) => {
      const rows = allEvents(queries, readFilters(query, language))
      return sendCsv(reply, { name: 'staff-events', columns: COLUMNS, rows })
    },
  )
}

const COLUMNS = [
  'id',
  'at',
  'email',
  'account_id',
  'operation',
  'thing_kind',
  'thing_id',
  'before',
  'after',
  'client_address',
  'user_agent',
  'request_id',
]

async function* allEvents(queries: StaffEventQueries, filters: EventFilters) {
  for (let before: string | undefined; ; ) {
    const rows = await queries.listEvents(filters, { before, limit: EXPORTED_AT_ONCE })
    for (const row of rows)
      yield { ...row, at: row.at.toISOString(), before: textOf(row.before), after: textOf(row.after) }
    before = rows.at(-1)?.id
    if (rows.length < EXPORTED_AT_ONCE) return
  }
}

const textOf = (facts: object | null) => (facts === null ? '' : JSON.stringify(facts))

function readFilters(query: Static<typeof FiltersSchema>, language: Language): EventFilters {
  const { member, operation, thing_kind: kind, thing_id: thing, from, to, q } = query
  if (member !== undefined && !isUuid(member)) throw invalidField('member', MESSAGES[language].validation.pattern)
  const text = cleanLine(q ?? '')
  return {
    member,
    operation,
    kind,
    thing,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    text: text === '' ? undefined : text,
  }
}

function nextPage(filters: Static<typeof FiltersSchema>, before: string) {
  const repeated = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${PATH}?${new URLSearchParams([...repeated, ['before', before]])}`
}

const toEvent = ({ thing_kind: kind, thing_id: id, at, ...row }: StaffEventRow) => ({
  ...row,
  at: at.toISOString(),
  thing: { kind, id },
})

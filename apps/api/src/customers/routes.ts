import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { personalDataStatements } from '../account/personal-data/queries.ts'
import { PersonalDataSchema, serializeIndented } from '../account/personal-data/routes.ts'
import { parsePhoneNumber } from '../address/address.ts'
import { GeneralError, notFound } from '../errors/api-error.ts'
import { cleanText, REQUIRED_IF_MATCH, searchedText, textProblem, validateFields } from '../http/request-body.ts'
import {
  errorResponses,
  isUuid,
  PageQuery,
  pageOf,
  readPage,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { STAFF_PATH, staffActor } from '../staff/access.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { requireVersion, staffWrite } from '../staff/writes.ts'
import { deleteCustomer, find, lock, mergeCustomers, personOf, requireAuthor, show, thingOf } from './changes.ts'
import {
  CustomerConflictSchema,
  CustomerDetailSchema,
  CustomerNoteSchema,
  CustomerSchema,
  NoteConflictSchema,
  toCustomer,
  toNote,
} from './customer.ts'
import { type Connection, CUSTOMER_KINDS, customerStatements } from './queries/customers.ts'

const PATH = `${STAFF_PATH}customers/`
const tags = ['staff']
const read = { permission: 'customers.read' } as const
const write = { permission: 'customers.write' } as const
const Params = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of an account, or of an order of a guest.' }),
})
const NoteParams = Type.Object({ ...Params.properties, note: Type.String({ maxLength: 100 }) })
const conflict = { 409: schemaRef(CustomerConflictSchema) }
const LONGEST_NOTE = 2000
const EXPORT_LIMIT = { most: 30, seconds: 60 * 60 }

const Query = Type.Object({
  ...PageQuery.properties,
  kind: Type.Optional(stringEnum(CUSTOMER_KINDS)),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'A part of a name, an email address or a phone number, or the number of an order.',
    }),
  ),
})

type Settings = { database: Connection; limits: RateLimitQueries }

/** Everyone who has an account or has ordered, for staff. */
export const customerRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, limits }) => {
  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listCustomers',
        tags,
        description: 'The newest first. Guests who gave only a phone number are found by their orders.',
        querystring: Query,
        response: { 200: pageOf(schemaRef(CustomerSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { kind, q } = query
      const text = searchedText(q) || undefined
      const phone = text === undefined ? undefined : parsePhoneNumber(text, 'NP')
      const { rows, count } = await readPage(windowOf(query), (window) =>
        customerStatements(database).list({ kind, text, phone }, window),
      )
      return toPage(PATH, query, count, rows.map(toCustomer), { kind, q })
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getCustomer',
        tags,
        description:
          'With the orders that the next login takes over because they were placed with its verified address.',
        params: Params,
        response: { 200: schemaRef(CustomerDetailSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => show(database, await find(database, params.id)),
  )

  app.post(
    `${PATH}:id/notes/`,
    {
      config: write,
      schema: {
        operationId: 'addCustomerNote',
        tags,
        description: 'The customer sees it only in the export of their personal data.',
        params: Params,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Type.Object({ text: Type.String({ maxLength: 10_000 }) }),
        response: { 201: schemaRef(CustomerNoteSchema), ...errorResponses(400, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { params, body, language } = request
      const text = cleanText(body.text)
      validateFields({ text: textProblem(text, LONGEST_NOTE) }, language)
      // The text is not stored a second time for repeated requests.
      const { id } = await staffWrite(database, request, async (inside, { actor }) => {
        const row = await lock(inside, params.id, { language, version: undefined })
        const added = await customerStatements(inside).addNote(row, { text, author: actor.email })
        await recordStaffEvent(inside, actor, { thing: thingOf(row), after: { note: added.id } })
        return added
      })
      const note = await customerStatements(database).findNote(id)
      if (!note) throw notFound()
      return reply.code(201).send(toNote(note))
    },
  )

  app.patch(
    `${PATH}:id/notes/:note/`,
    {
      config: write,
      schema: {
        operationId: 'changeCustomerNote',
        tags,
        description: 'Only who wrote a note can change it.',
        params: NoteParams,
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        body: Type.Object({ text: Type.String({ maxLength: 10_000 }) }),
        response: {
          200: schemaRef(CustomerNoteSchema),
          ...errorResponses(400, 403, 404, 413, 415, 422),
          409: schemaRef(NoteConflictSchema),
        },
      },
    },
    async (request) => {
      const { params, body, language } = request
      if (!isUuid(params.note)) throw notFound()
      const text = cleanText(body.text)
      validateFields({ text: textProblem(text, LONGEST_NOTE) }, language)
      return staffWrite(database, request, async (inside, change) => {
        const row = await find(inside, params.id)
        await requireAuthor(inside, row, request)
        const statements = customerStatements(inside)
        const show = async () => {
          const note = await statements.findNote(params.note)
          if (!note) throw notFound()
          return toNote(note)
        }
        const seen = await show()
        requireVersion(change, seen, () => seen)
        await statements.changeNote(params.note, text)
        const facts = { note: params.note }
        await recordStaffEvent(inside, change.actor, { thing: thingOf(row), before: facts, after: facts })
        return show()
      })
    },
  )

  app.delete(
    `${PATH}:id/notes/:note/`,
    {
      config: write,
      schema: {
        operationId: 'removeCustomerNote',
        tags,
        description: 'Who wrote a note can remove it, and owners; everybody if the author has left.',
        params: NoteParams,
        headers: Type.Object(IDEMPOTENCY_KEY),
        response: { 204: Type.Null(), ...errorResponses(400, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id, note } = request.params
      if (!isUuid(note)) throw notFound()
      await staffWrite(database, request, async (inside, { actor }) => {
        const row = await find(inside, id)
        await requireAuthor(inside, row, request)
        await customerStatements(inside).removeNote(row, note)
        await recordStaffEvent(inside, actor, { thing: thingOf(row), before: { note } })
        return null
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${PATH}:id/export/`,
    {
      config: write,
      schema: {
        operationId: 'exportCustomer',
        tags,
        description: 'Everything that is stored about the customer, as a file: the same as their own export.',
        params: Params,
        response: {
          200: Type.Object({
            ...PersonalDataSchema.properties,
            account: Type.Union([PersonalDataSchema.properties.account, Type.Null()]),
          }),
          ...errorResponses(404, 429),
        },
      },
    },
    async (request, reply) => {
      const { params, language } = request
      const actor = await staffActor(request)
      await limits.limit({ key: `customer exports by ${actor.accountId}`, ...EXPORT_LIMIT, language })
      // Without a key for repeated requests, which would store the data a second time.
      const data = await customerStatements(database).inTransaction(async (inside) => {
        const row = await find(inside, params.id)
        if (row.is_staff) throw new GeneralError(409, 'customer_is_staff')
        await recordStaffEvent(inside, actor, { thing: thingOf(row) })
        return personalDataStatements(inside).exportPerson(personOf(row))
      })
      reply.header('Content-Disposition', 'attachment; filename="dabali.json"')
      // The tables define the content, so there is no response schema.
      return reply
        .type('application/json; charset=utf-8')
        .header('Cache-Control', 'private, no-store')
        .serializer(serializeIndented)
        .send(data as never)
    },
  )

  app.delete(
    `${PATH}:id/`,
    {
      config: write,
      schema: {
        operationId: 'deleteCustomer',
        tags,
        description:
          'Like the deletion by the person: orders stay without who bought them. Refused while an order, a refund or a message is open, and for staff.',
        params: Params,
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        response: { 204: Type.Null(), ...errorResponses(400, 404, 422), ...conflict },
      },
    },
    async (request, reply) => {
      await staffWrite(database, request, async (inside, change) => {
        await deleteCustomer(inside, request.params.id, change)
        return null
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${PATH}:id/merge/`,
    {
      config: write,
      schema: {
        operationId: 'mergeCustomers',
        tags,
        description:
          'Moves everything of another account of the same person to this one and removes the other. Where both have the same thing, that of this account stays; of two reading positions the later one. The logins of the other account end, and its address is kept as a note.',
        params: Params,
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        body: Type.Object({
          account_id: Type.String({ maxLength: 100, description: 'The account that is removed.' }),
          version: Type.Integer({ minimum: 1, description: 'Its version.' }),
        }),
        response: {
          200: schemaRef(CustomerDetailSchema),
          ...errorResponses(400, 404, 413, 415, 422),
          ...conflict,
        },
      },
    },
    async (request) => {
      const { params, body } = request
      const { id } = await staffWrite(database, request, (inside, change) =>
        mergeCustomers(inside, params.id, body, change),
      )
      return show(database, await find(database, id))
    },
  )
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { cleanLine, optionalBody, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import { errorResponses, PageQuery, pageOf, schemaRef, stringEnum, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY, REQUIRED_IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import {
  blockGiftCard,
  CorrectInput,
  correctGiftCard,
  findGiftCard,
  GiftCardConflictSchema,
  GiftCardMovementSchema,
  IssueInput,
  issueGiftCardByStaff,
  ReasonInput,
  SendInput,
  StaffGiftCardSchema,
  sendGiftCardAgain,
  toMovement,
  toStaffGiftCard,
} from './gift-card.ts'
import { type Connection, GIFT_CARD_STATES, staffGiftCardStatements } from './queries.ts'

export const STAFF_GIFT_CARD_SCHEMAS = [StaffGiftCardSchema, GiftCardConflictSchema, GiftCardMovementSchema]

const PATH = `${STAFF_PATH}gift-cards/`
const tags = ['staff']
const read = { permission: 'gift_cards.read' } as const
const write = { permission: 'gift_cards.write' } as const
const params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const changeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })
/** A correction or an email happens once. */
const onceHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...REQUIRED_IDEMPOTENCY_KEY })
const card = schemaRef(StaffGiftCardSchema)
const changed = { 200: card, ...errorResponses(400, 404, 413, 415, 422), 409: schemaRef(GiftCardConflictSchema) }

type Options = {
  database: Connection
  /** The origin of the store, to which the emails of issued cards link. */
  store: string
}

/** Gift cards, for staff. A whole code is never shown. */
export const staffGiftCardRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database, store }) => {
  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listStaffGiftCards',
        tags,
        description: 'The newest first.',
        querystring: Type.Object({
          ...PageQuery.properties,
          state: Type.Optional(stringEnum(GIFT_CARD_STATES)),
          q: Type.Optional(
            Type.String({
              maxLength: 200,
              description:
                'The last four letters of the code, the number of the order, or a part of the address of the buyer, or of the name or address of the recipient.',
            }),
          ),
        }),
        response: { 200: pageOf(card), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { state, q } = query
      const filters = { state, text: cleanLine(q ?? '') || undefined }
      const { rows, count } = await staffGiftCardStatements(database).list(filters, windowOf(query))
      return toPage(PATH, query, count, rows.map(toStaffGiftCard), { state, q })
    },
  )

  app.post(
    PATH,
    {
      config: write,
      schema: {
        operationId: 'issueStaffGiftCard',
        tags,
        description: 'Issues a card free of charge and emails it to the recipient.',
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: IssueInput,
        response: { 201: card, ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const issued = await staffWrite(database, request, (inside, change) =>
        issueGiftCardByStaff(inside, change, { body, site: store }),
      )
      return reply.code(201).send(issued)
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: { operationId: 'getStaffGiftCard', tags, params, response: { 200: card, ...errorResponses(404) } },
    },
    async (request) => toStaffGiftCard(await findGiftCard(database, request.params.id)),
  )

  app.get(
    `${PATH}:id/movements/`,
    {
      config: read,
      schema: {
        operationId: 'listGiftCardMovements',
        tags,
        description: 'The newest first. They add up to the balance.',
        params,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(GiftCardMovementSchema)), ...errorResponses(400, 404) },
      },
    },
    async ({ params: { id }, query }) => {
      await findGiftCard(database, id)
      const { rows, count } = await staffGiftCardStatements(database).listMovements(id, windowOf(query))
      return toPage(`${PATH}${id}/movements/`, query, count, rows.map(toMovement))
    },
  )

  for (const [path, one, isBlocked, description] of [
    ['block', 'blockGiftCard', true, 'The card cannot be spent until it is unblocked; carts lose it at once.'],
    ['unblock', 'unblockGiftCard', false, 'The card can be spent again.'],
  ] as const)
    app.post(
      `${PATH}:id/${path}/`,
      {
        config: write,
        schema: {
          operationId: one,
          tags,
          description,
          params,
          headers: changeHeaders,
          body: ReasonInput,
          response: changed,
        },
      },
      (request) => {
        const { id } = request.params
        const written = request.body.reason
        return staffWrite(database, request, (inside, change) =>
          blockGiftCard(inside, change, { id, isBlocked, written }),
        )
      },
    )

  app.post(
    `${PATH}:id/corrections/`,
    {
      config: write,
      schema: {
        operationId: 'correctGiftCard',
        tags,
        description: 'Adds a movement with its reason. The balance is from 0 to the amount of the card afterwards.',
        params,
        headers: onceHeaders,
        body: CorrectInput,
        response: changed,
      },
    },
    (request) => {
      const { params: named, body } = request
      return staffWrite(database, request, (inside, change) => correctGiftCard(inside, change, { id: named.id, body }))
    },
  )

  app.post(
    `${PATH}:id/send/`,
    {
      config: write,
      preValidation: optionalBody,
      schema: {
        operationId: 'sendGiftCardAgain',
        tags,
        description:
          'Emails the card with a new code; the code before stops working. What has been spent stays spent, and carts keep the card. Refused for a blocked or empty card, and for one that is sent on a later day.',
        params,
        headers: onceHeaders,
        body: SendInput,
        response: { ...changed, ...errorResponses(429) },
      },
    },
    async (request) => {
      const { params: named, body } = request
      return staffWrite(database, request, (inside, change) =>
        sendGiftCardAgain(inside, change, { id: named.id, email: body.email }),
      )
    },
  )
}

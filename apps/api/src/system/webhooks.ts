import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { ApiError, notFound } from '../errors/api-error.ts'
import { cleanLine, optionalBody } from '../http/request-body.ts'
import {
  errorResponses,
  nullable,
  PageQuery,
  pageOf,
  readPage,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../http/schemas.ts'
import { REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import { retryFailedJob } from '../jobs/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { addWebhookJob } from '../payments/card-webhook.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { type StaffWrite, staffWrite } from '../staff/writes.ts'
import type { Connection } from './queries/jobs.ts'
import { WEBHOOK_STATES, type WebhookRow, webhookStatements } from './queries/webhooks.ts'

const Text = nullable(Type.String())

export const WebhookSchema = Type.Object(
  {
    id: Type.String({ description: 'The id that the gateway has given to it.' }),
    gateway: stringEnum(['card']),
    type: Type.String({ examples: ['checkout.session.completed'] }),
    state: stringEnum(WEBHOOK_STATES, { description: '`ignored`: it belongs to no payment of ours.' }),
    error: nullable(Type.String({ description: 'Name and codes of the last failure.' })),
    facts: Type.Record(
      Type.String(),
      Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'] }),
      {
        description: 'What the gateway has sent, without the payer and without secrets.',
      },
    ),
    reference: nullable(Type.String({ description: 'Our reference of the payment at the gateway.' })),
    order_number: Text,
    received_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'StaffWebhook' },
)

const toWebhook = ({
  payload: facts,
  received_at,
  payment_id: _payment,
  job_id: _job,
  ...row
}: WebhookRow): Static<typeof WebhookSchema> => ({
  ...row,
  gateway: 'card',
  facts,
  received_at: received_at.toISOString(),
})

const PATH = '/v1/api/staff/webhooks/'
const tags = ['staff']
const read = { permission: 'system.read' } as const
const Params = Type.Object({ id: Type.String({ maxLength: 300 }) })

async function find(connection: Connection, id: string) {
  const row = await webhookStatements(connection).find(id)
  if (!row) throw notFound()
  return row
}

/** Asks the gateway for the present state of the payment once more; what the webhook said then does not count. */
async function processAgain(inside: Connection, { actor, language }: StaffWrite, id: string) {
  await webhookStatements(inside).lock(id)
  const row = await find(inside, id)
  const { type, payment_id: paymentId, state, job_id: failedJob } = row
  const messages = MESSAGES[language].system
  if (paymentId === null) throw new ApiError(409, { detail: messages.webhookUnknown, code: 'webhook_unknown' })
  const isRetried = failedJob !== null && (await retryFailedJob(inside, failedJob))
  if (!isRetried && state !== 'processed')
    throw new ApiError(409, { detail: messages.webhookWaiting, code: 'webhook_waiting' })
  if (!isRetried) {
    const jobId = randomUUIDv7()
    await addWebhookJob(inside, { id, type, paymentId, jobId })
    await webhookStatements(inside).setJob(id, jobId)
  }
  await recordStaffEvent(inside, actor, { thing: { kind: 'webhook', id }, before: { state }, after: { type } })
  return toWebhook(await find(inside, id))
}

/** What gateways have reported about payments in the last 30 days. */
export const webhookRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listWebhooks',
        tags,
        description: 'The newest first. They are kept for 30 days.',
        querystring: Type.Object({
          ...PageQuery.properties,
          state: Type.Optional(stringEnum(WEBHOOK_STATES)),
          q: Type.Optional(
            Type.String({ maxLength: 300, description: 'An id, a type, or the number of an order or reference.' }),
          ),
        }),
        response: { 200: pageOf(schemaRef(WebhookSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { state, q } = query
      const filters = { state, text: cleanLine(q ?? '') || undefined }
      const { rows, count } = await readPage(windowOf(query), (page) => webhookStatements(database).list(filters, page))
      return toPage(PATH, query, count, rows.map(toWebhook), { state, q })
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getWebhook',
        tags,
        params: Params,
        response: { 200: schemaRef(WebhookSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => toWebhook(await find(database, params.id)),
  )

  app.post(
    `${PATH}:id/process/`,
    {
      config: { permission: 'system.write' },
      preValidation: optionalBody,
      schema: {
        operationId: 'processWebhookAgain',
        tags,
        params: Params,
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: Type.Object({}),
        response: { 200: schemaRef(WebhookSchema), ...errorResponses(400, 404, 409, 413, 415, 422) },
      },
    },
    (request) => staffWrite(database, request, (inside, change) => processAgain(inside, change, request.params.id)),
  )
}

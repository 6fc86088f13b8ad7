import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ApiError } from '../errors/api-error.ts'
import { errorResponses } from '../http/schemas.ts'
import { addJob } from '../jobs/queries.ts'
import { type Hint, InvalidSignature } from './adapters/adapter.ts'
import type { PaymentDeps } from './deps.ts'
import { type Connection, cardWebhookStatements, inTransaction, paymentStatements } from './queries.ts'
import { syncPayment } from './status-sync/sync-payment.ts'

export const CARD_WEBHOOK_TOPIC = 'payments.card-heard'

/** Refunded in the gateway's dashboard, not through this shop. */
const REFUNDED = 'charge.refunded'

/** Stores a webhook event once and queues a job that asks the gateway for the current state. */
const receiveWebhook = (
  database: Connection,
  { eventId: id, eventType: type, reference, eventFacts: facts }: Required<Hint>,
) =>
  inTransaction(database, async (inside) => {
    const jobId = randomUUIDv7()
    const paymentId = await cardWebhookStatements(inside).noteEvent({ id, type, reference, facts, jobId })
    if (paymentId === undefined) return
    await addWebhookJob(inside, { id, type, paymentId, jobId })
  })

type WebhookJob = { id: string; type: string; paymentId: string; jobId: string }

export const addWebhookJob = (inside: Connection, { id, type, paymentId, jobId }: WebhookJob) =>
  addJob(inside, {
    topic: CARD_WEBHOOK_TOPIC,
    payload: { paymentId, type },
    key: `${CARD_WEBHOOK_TOPIC} ${id}`,
    id: jobId,
  })

/** Events may be late, repeated or out of order, so only the gateway's current state counts. */
export async function processWebhook(
  deps: PaymentDeps,
  { paymentId, type }: { paymentId: string; type: string },
): Promise<void> {
  const statements = paymentStatements(deps.database)
  const row = await statements.readPayment({ id: paymentId })
  if (row === undefined) return
  await syncPayment(deps, row)
  if (type === REFUNDED && row.status === 'paid' && row.refunded === 0)
    await statements.addEvent({ paymentId, code: 'refunded_elsewhere', isAlert: true })
}

const LARGEST_BODY_BYTES = 256 * 1024

/** Webhook of the card gateway. The signature covers the raw body, so nothing may parse it first. */
export const cardWebhookRoutes: FastifyPluginAsyncTypebox<{ deps: PaymentDeps }> = async (app, { deps }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post(
    '/v1/api/payments/webhooks/card/',
    {
      bodyLimit: LARGEST_BODY_BYTES,
      schema: {
        operationId: 'receiveCardWebhook',
        tags: ['payments'],
        description: 'Webhook of the card gateway: an event with its signature in `Stripe-Signature`.',
        response: { 200: Type.Object({ received: Type.Boolean() }), ...errorResponses(400, 413) },
      },
    },
    async ({ body, headers, log }) => {
      const signature = [headers['stripe-signature']].flat()[0]
      try {
        if (!Buffer.isBuffer(body)) throw new InvalidSignature()
        const { eventId = '', eventType = '', eventFacts = {}, ...hint } = verifySignature(deps, body, signature)
        const reference = hint.reference ?? ''
        await receiveWebhook(deps.database, { ...hint, reference, eventId, eventType, eventFacts })
      } catch (failure) {
        if (!(failure instanceof InvalidSignature)) throw failure
        log.warn({}, 'forged event of the card gateway')
        throw new ApiError(400, { detail: 'The signature of the card gateway is not valid.', code: 'bad_signature' })
      }
      return { received: true }
    },
  )
}

function verifySignature({ adapters }: PaymentDeps, rawBody: Buffer, signature: string | undefined) {
  const hint = adapters.card?.confirm({ rawBody, signature })
  if (hint === undefined) throw new InvalidSignature()
  return hint
}

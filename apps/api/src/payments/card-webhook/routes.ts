import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ApiError } from '../../errors/api-error.ts'
import { Forged } from '../adapters/gateway-failure.ts'
import type { Desk } from '../desk.ts'
import { refusals } from '../requests.ts'
import { hearCard } from './hear-card.ts'

const LARGEST_BODY_BYTES = 256 * 1024

/** What the card gateway tells by itself. Its signature is over the bytes that came, which nobody reads before. */
export const cardWebhookRoutes: FastifyPluginAsyncTypebox<{ desk: Desk }> = async (app, { desk }) => {
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
        response: { 200: Type.Object({ received: Type.Boolean() }), ...refusals(400, 413) },
      },
    },
    async ({ body, headers, log }) => {
      const signature = [headers['stripe-signature']].flat()[0]
      try {
        if (!Buffer.isBuffer(body)) throw new Forged()
        const { eventId = '', eventType = '', ...hint } = confirm(desk, body, signature)
        await hearCard(desk.database, { ...hint, reference: hint.reference ?? '', eventId, eventType })
      } catch (failure) {
        if (!(failure instanceof Forged)) throw failure
        log.warn({}, 'forged event of the card gateway')
        throw new ApiError(400, { detail: 'This is not signed by the card gateway.', code: 'bad_signature' })
      }
      return { received: true }
    },
  )
}

function confirm({ adapters }: Desk, rawBody: Buffer, signature: string | undefined) {
  const hint = adapters.card?.confirm({ rawBody, signature })
  if (hint === undefined) throw new Forged()
  return hint
}

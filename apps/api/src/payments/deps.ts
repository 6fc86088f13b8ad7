import type { Gateway, PaymentMethod } from '../basket/payment-methods.ts'
import type { Handlers, NewJob } from '../jobs/job.ts'
import { recurring } from '../jobs/run-job.ts'
import { type Adapter, COD_ADAPTER } from './adapters/adapter.ts'
import { cardAdapter } from './adapters/card.ts'
import { esewaAdapter } from './adapters/esewa.ts'
import { khaltiAdapter } from './adapters/khalti.ts'
import { CARD_WEBHOOK_TOPIC, processWebhook } from './card-webhook.ts'
import type { Connection } from './queries.ts'
import type { GatewaySettings } from './read-gateways.ts'
import { REFUND_TOPIC, runRefund } from './refunds/refund.ts'
import { RECONCILE_EVERY_SECONDS, RECONCILE_TOPIC, reconcile } from './status-sync/reconcile.ts'
import { SETTLE_TOPIC, settlePayment } from './status-sync/sync-payment.ts'

type Parts = { database: Connection; add: (job: NewJob) => Promise<unknown>; gateways: GatewaySettings | undefined }

/** Job handlers of payments. */
export function paymentHandlers({ database, add, gateways = {} }: Parts): Handlers {
  const desk = { database, adapters: createAdapters(gateways) }
  return {
    [SETTLE_TOPIC]: ({ paymentId }: { paymentId: string }) => settlePayment(database, paymentId),
    [REFUND_TOPIC]: ({ refundId }: { refundId: string }) => runRefund(desk, refundId),
    [CARD_WEBHOOK_TOPIC]: (heard: { paymentId: string; type: string }) => processWebhook(desk, heard),
    [RECONCILE_TOPIC]: recurring({ topic: RECONCILE_TOPIC, seconds: RECONCILE_EVERY_SECONDS, add }, () =>
      reconcile(desk),
    ),
  }
}

export type Adapters = Partial<Record<PaymentMethod, Adapter>>

/** Creates an adapter for each configured gateway. */
export const createAdapters = ({ esewa, khalti, card }: GatewaySettings): Adapters => ({
  cod: COD_ADAPTER,
  ...(esewa && { esewa: esewaAdapter(esewa) }),
  ...(khalti && { khalti: khaltiAdapter(khalti) }),
  ...(card && { card: cardAdapter(card) }),
})

const GATEWAYS = ['esewa', 'khalti', 'card'] as const

/** Configured gateways. */
export const availableMethods = (settings: GatewaySettings): Gateway[] =>
  GATEWAYS.filter((gateway) => settings[gateway] !== undefined)

/** Dependencies of the payment code: database and gateway adapters. */
export type PaymentDeps = { database: Connection; adapters: Adapters }

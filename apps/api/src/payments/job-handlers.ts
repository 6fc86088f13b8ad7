import type { Handlers, NewJob } from '../jobs/job.ts'
import { recurring } from '../jobs/run-job.ts'
import { CARD_WEBHOOK_TOPIC, processWebhook } from './card-webhook.ts'
import { createAdapters } from './deps.ts'
import type { Connection } from './queries.ts'
import type { GatewaySettings } from './read-gateways.ts'
import { REFUND_TOPIC, runRefund } from './refunds/refund.ts'
import { RECONCILE_EVERY_SECONDS, RECONCILE_TOPIC, reconcile } from './status-sync/reconcile.ts'
import { SETTLE_TOPIC, settlePayment } from './status-sync/sync-payment.ts'

type Parts = { database: Connection; add: (job: NewJob) => Promise<unknown>; gateways: GatewaySettings | undefined }

/** Job handlers of payments. */
export function paymentHandlers({ database, add, gateways = {} }: Parts): Handlers {
  const deps = { database, adapters: createAdapters(gateways) }
  return {
    [SETTLE_TOPIC]: ({ paymentId }: { paymentId: string }) => settlePayment(database, paymentId),
    [REFUND_TOPIC]: ({ refundId }: { refundId: string }) => runRefund(deps, refundId),
    [CARD_WEBHOOK_TOPIC]: (event: { paymentId: string; type: string }) => processWebhook(deps, event),
    [RECONCILE_TOPIC]: recurring({ topic: RECONCILE_TOPIC, seconds: RECONCILE_EVERY_SECONDS, add }, () =>
      reconcile(deps),
    ),
  }
}

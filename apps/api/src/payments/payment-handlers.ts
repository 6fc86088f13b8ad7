import type { Handlers, NewJob } from '../jobs/job.ts'
import { recurring } from '../jobs/recurring.ts'
import { adaptersOf } from './adapters-of.ts'
import { CARD_HEARD_TOPIC, followCard } from './card-webhook/hear-card.ts'
import { RECONCILE_EVERY_SECONDS, RECONCILE_TOPIC, reconcile } from './looking/reconcile.ts'
import { SETTLE_TOPIC, settlePayment } from './looking/settle-payment.ts'
import type { Connection } from './queries.ts'
import type { GatewaySettings } from './read-gateways.ts'
import { REFUND_TOPIC } from './refunds/refund-job.ts'
import { runRefund } from './refunds/run-refund.ts'

type Parts = { database: Connection; add: (job: NewJob) => Promise<unknown>; gateways: GatewaySettings | undefined }

/** What is done about payments while nobody waits for it. */
export function paymentHandlers({ database, add, gateways = {} }: Parts): Handlers {
  const desk = { database, adapters: adaptersOf(gateways) }
  return {
    [SETTLE_TOPIC]: ({ paymentId }: { paymentId: string }) => settlePayment(database, paymentId),
    [REFUND_TOPIC]: ({ refundId }: { refundId: string }) => runRefund(desk, refundId),
    [CARD_HEARD_TOPIC]: (heard: { paymentId: string; type: string }) => followCard(desk, heard),
    [RECONCILE_TOPIC]: recurring({ topic: RECONCILE_TOPIC, seconds: RECONCILE_EVERY_SECONDS, add }, () =>
      reconcile(desk),
    ),
  }
}

import { failureKind } from '../../jobs/failure-kind.ts'
import type { Log } from '../../jobs/job.ts'
import { GatewayAway } from '../adapters/gateway-failure.ts'
import type { Desk } from '../desk.ts'
import type { PaymentState } from '../payment-states.ts'
import { type PaymentRow, paymentStatements } from '../queries.ts'
import { toAttempt } from '../to-attempt.ts'
import { applyFound } from './apply-found.ts'
import { settlePayment } from './settle-payment.ts'

/** What its gateway may still say something new about. */
const OPEN: readonly PaymentState[] = ['started', 'failed', 'cancelled', 'expired', 'review']

/**
 * Asks the gateway how an attempt stands, outside any transaction, and answers how it stands here then. Throws
 * `GatewayAway` when nothing is known, and nothing has changed.
 */
export async function lookAtPayment({ database, adapters }: Desk, row: PaymentRow, log?: Log): Promise<PaymentRow> {
  if (OPEN.includes(row.status)) {
    const adapter = adapters[row.method]
    if (adapter === undefined) throw new GatewayAway('NOT_OFFERED')
    await applyFound(database, row, await adapter.lookup(toAttempt(row)))
  } else if (row.is_settled || row.status !== 'paid') return row
  // Whoever comes while another one settles waits for what they find.
  await settleAtOnce({ database, adapters }, row.id, log)
  return (await paymentStatements(database).readPayment({ id: row.id })) ?? row
}

/** What fails is done by the job that waits for it. */
async function settleAtOnce({ database }: Desk, id: string, log?: Log) {
  await settlePayment(database, id).catch((failure: unknown) =>
    log?.warn({ payment: id, error: failureKind(failure) }, 'not settled yet'),
  )
}

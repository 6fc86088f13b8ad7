import { failureKind } from '../jobs/failure-kind.ts'
import type { Log } from '../jobs/job.ts'
import { GatewayAway } from './adapters/gateway-failure.ts'
import type { Desk } from './desk.ts'
import { lookAtPayment } from './looking/look-at-payment.ts'
import type { PaymentRow } from './queries.ts'

/** How a payment stands after its gateway was asked; a gateway that is away leaves it as it is. */
export async function refreshPayment(desk: Desk, row: PaymentRow, log: Log): Promise<PaymentRow> {
  try {
    return await lookAtPayment(desk, row, log)
  } catch (failure) {
    if (!(failure instanceof GatewayAway)) throw failure
    log.warn({ payment: row.id, method: row.method, error: failureKind(failure) }, 'gateway away')
    return row
  }
}

import { failureKind } from '../../jobs/failure-kind.ts'
import type { Log } from '../../jobs/job.ts'
import { Forged, GatewayAway } from '../adapters/gateway-failure.ts'
import type { Desk } from '../desk.ts'
import { lookAtPayment } from '../looking/look-at-payment.ts'
import { type PaymentRow, paymentStatements } from '../queries.ts'
import { type Outcome, pageOf } from './return-to-site.ts'

type Back = { query: URLSearchParams; outcome: Outcome | undefined; log: Log }

/** A visitor comes back from a gateway, which says something: a reason to ask it, and no more. Answers where they go on. */
export async function comeBack(desk: Desk, row: PaymentRow, { query, outcome, log }: Back): Promise<string> {
  if (isForged(desk, row, query)) {
    log.warn({ payment: row.id, method: row.method }, 'forged return')
    await paymentStatements(desk.database).addEvent({ paymentId: row.id, code: 'forged' })
    return pageOf(row)
  }
  const seen = await look(desk, row, log)
  return pageOf(seen.row, seen.isKnown && !seen.row.is_pending ? outcome : undefined)
}

/** What is signed has to be signed by the gateway, and for this payment. */
function isForged({ adapters }: Desk, row: PaymentRow, query: URLSearchParams) {
  try {
    const hint = adapters[row.method]?.confirm({ query })
    return row.method === 'esewa' && hint?.reference !== undefined && hint.reference !== row.reference
  } catch (failure) {
    if (failure instanceof Forged) return true
    throw failure
  }
}

async function look(desk: Desk, row: PaymentRow, log: Log) {
  try {
    return { row: await lookAtPayment(desk, row, log), isKnown: true }
  } catch (failure) {
    if (!(failure instanceof GatewayAway)) throw failure
    log.warn({ payment: row.id, method: row.method, error: failureKind(failure) }, 'gateway away')
    return { row, isKnown: false }
  }
}

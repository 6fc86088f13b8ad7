import { addJob } from '../../jobs/queries.ts'
import { GatewayAway } from '../adapters/gateway-failure.ts'
import type { Desk } from '../desk.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { toAttempt } from '../to-attempt.ts'
import { completeRefund } from './complete-refund.ts'
import { type RefundRow, refundStatements } from './queries.ts'
import { refundJob } from './refund-job.ts'

/** A bank takes days. */
const ASK_AGAIN_MS = 10 * 60 * 1000

/** Asks the gateway to give money back. That it is asked is written down first: whoever comes after a crash asks with care. */
export async function runRefund(desk: Desk, refundId: string): Promise<void> {
  const { database } = desk
  const begun = await inTransaction(database, (inside) => refundStatements(inside).beginRefund(refundId))
  if (begun === undefined) return
  const refund = await refundStatements(database).readRefund(refundId)
  const payment = refund && (await paymentStatements(database).readPayment({ id: refund.payment_id }))
  if (refund === undefined || payment === undefined) return
  const adapter = desk.adapters[refund.method]
  if (adapter === undefined) throw new GatewayAway('NOT_OFFERED')
  const { status, refundReference = null } = await adapter.refund({
    attempt: toAttempt(payment),
    amount: refund.amount,
    key: `refund-${refund.id}`,
    refundReference: refund.provider_reference,
    isRepeat: begun.is_repeat,
    isOnly: begun.is_only,
  })
  if (status === 'done') return completeRefund(database, { id: refundId, reference: refundReference })
  await noteAnswer(database, refund, { status, reference: refundReference })
}

type Answer = { status: 'pending' | 'manual'; reference: string | null }

const noteAnswer = (database: Connection, refund: RefundRow, answer: Answer) =>
  inTransaction(database, async (inside) => {
    await refundStatements(inside).noteAnswer({ id: refund.id, ...answer })
    if (answer.status === 'pending')
      return addJob(inside, { ...refundJob(refund.id), runAt: new Date(Date.now() + ASK_AGAIN_MS) })
    const note = { refund: refund.id, amount: refund.amount }
    await paymentStatements(inside).addEvent({
      paymentId: refund.payment_id,
      code: 'refund_by_hand',
      isAlert: true,
      note,
    })
  })

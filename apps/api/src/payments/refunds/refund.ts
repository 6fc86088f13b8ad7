import { randomUUIDv7 } from 'node:crypto'
import { GeneralError } from '../../errors/api-error.ts'
import type { NewJob } from '../../jobs/job.ts'
import { addJob } from '../../jobs/queries.ts'
import { addOrderMail } from '../../orders/order-mail.ts'
import { updatePaymentStatus } from '../../orders/settle-order.ts'
import { GatewayUnavailable } from '../adapters/adapter.ts'
import type { PaymentDeps } from '../deps.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { toAttempt } from '../to-payment.ts'
import { type RefundRow, refundStatements } from './queries.ts'

export const REFUND_TOPIC = 'payments.refund'

export const refundJob = (refundId: string): NewJob => ({
  topic: REFUND_TOPIC,
  payload: { refundId },
  key: `${REFUND_TOPIC} ${refundId}`,
})

type RefundRequest = {
  paymentId: string
  orderId: string
  /** In paisa. */
  amount: number
  reason: string
  /** Forces a manual refund. */
  isByHand?: boolean
  /** Whether the refund has a mail of its own. */
  isMailed?: boolean
}

/** Requests a refund. Reserves the amount at once, so that it cannot be refunded twice. */
export async function requestRefund(
  inside: Connection,
  { paymentId, orderId, amount, reason, isByHand = false, isMailed = true }: RefundRequest,
): Promise<{ isByHand: boolean }> {
  const statements = refundStatements(inside)
  if (!(await statements.takeRefund({ paymentId, amount }))) throw tooMuch()
  const id = randomUUIDv7()
  const { status } = await statements.insertRefund({ id, paymentId, amount, reason, isByHand })
  const isManual = status === 'manual'
  await paymentStatements(inside).addEvent({
    paymentId,
    code: 'refund_asked',
    isAlert: isManual,
    note: { refund: id, amount },
  })
  if (!isManual) await addJob(inside, refundJob(id))
  if (isMailed) await addOrderMail(inside, { orderId, kind: 'refunded', note: { of: id, amount } })
  return { isByHand: isManual }
}

const tooMuch = () => new GeneralError(409, 'too_much_to_refund')

type Completed = { id: string; reference?: string | null; by?: string; note?: string }

/** Completes a refund and updates payment and order, once. */
export const completeRefund = (database: Connection, completed: Completed): Promise<void> =>
  inTransaction(database, (inside) => completeInTransaction(inside, completed))

export async function completeInTransaction(
  inside: Connection,
  { id, reference = null, by, note = '' }: Completed,
): Promise<void> {
  const statements = refundStatements(inside)
  const refund = await statements.readRefund(id)
  if (refund === undefined) return
  await paymentStatements(inside).lockOrder(refund.order_id)
  if (!(await statements.finishRefund({ id, reference, by: by ?? null, note }))) return
  await paymentStatements(inside).addEvent({
    paymentId: refund.payment_id,
    code: 'refund_done',
    note: { refund: id, amount: refund.amount },
  })
  await updateRefundStatus(inside, { paymentId: refund.payment_id, orderId: refund.order_id })
}

/** Updates the refund status of payment and order. */
export async function updateRefundStatus(
  inside: Connection,
  { paymentId, orderId }: { paymentId: string; orderId: string },
) {
  const statements = refundStatements(inside)
  const updated = await statements.setRefundStatus(paymentId)
  // The order counts as refunded when no refund of any of its payments is open.
  if (updated?.status === 'refunded' && (await statements.hasOpenRefund(orderId))) return
  if (updated) await updatePaymentStatus(inside, { orderId, status: updated.status })
}

/** Banks take days to confirm. */
const ASK_AGAIN_MS = 10 * 60 * 1000

/** Sends a refund to the gateway. Records the attempt first, so that a retry after a crash knows it may be a repeat. */
export async function runRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const { database } = deps
  const begun = await inTransaction(database, (inside) => refundStatements(inside).beginRefund(refundId))
  if (begun === undefined) return
  const refund = await refundStatements(database).readRefund(refundId)
  const payment = refund && (await paymentStatements(database).readPayment({ id: refund.payment_id }))
  if (refund === undefined || payment === undefined) return
  const adapter = deps.adapters[refund.method]
  if (adapter === undefined) throw new GatewayUnavailable('NOT_OFFERED')
  const { status, refundReference = null } = await adapter.refund({
    attempt: toAttempt(payment),
    amount: refund.amount,
    key: `refund-${refund.id}`,
    refundReference: refund.provider_reference,
    isRepeat: begun.is_repeat,
    isOnly: begun.is_only,
  })
  if (status === 'done') return completeRefund(database, { id: refundId, reference: refundReference })
  await recordRefundStatus(database, refund, { status, reference: refundReference })
}

type RefundAnswer = { status: 'pending' | 'manual'; reference: string | null }

const recordRefundStatus = (database: Connection, refund: RefundRow, answer: RefundAnswer) =>
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

type OrderRefund = {
  orderId: string
  /** In paisa. */
  amount: number
  reason: string
  isMailed?: boolean
}

/** Refunds an amount of an order over its payments. What no gateway can refund waits for a manual refund. */
export async function refundOrder(
  inside: Connection,
  { orderId, amount, reason, isMailed = true }: OrderRefund,
): Promise<{ isByHand: boolean }> {
  await paymentStatements(inside).lockOrder(orderId)
  let left = amount
  let isByHand = false
  for (const payment of await refundStatements(inside).listRefundable(orderId)) {
    const part = Math.min(left, payment.left)
    if (part === 0) break
    const asked = await requestRefund(inside, { paymentId: payment.id, orderId, amount: part, reason, isMailed })
    isByHand ||= asked.isByHand
    left -= part
  }
  if (left > 0) throw tooMuch()
  return { isByHand }
}

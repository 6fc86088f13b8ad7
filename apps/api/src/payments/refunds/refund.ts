import { randomUUIDv7 } from 'node:crypto'
import { rupees } from '../../catalogue/price.ts'
import { GeneralError, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { requestHash, withIdempotencyKey } from '../../idempotency/queries.ts'
import { addJob, type NewJob, RetryLater } from '../../jobs/queries.ts'
import { addOrderMail } from '../../orders/order-mail.ts'
import { updatePaymentStatus } from '../../orders/settle-order.ts'
import { recordStaffEvent, type StaffActor } from '../../staff/audit/queries.ts'
import { GatewayUnavailable } from '../adapters/adapter.ts'
import type { PaymentDeps } from '../deps.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { staffPaymentStatements } from '../staff/queries.ts'
import { toAttempt } from '../to-payment.ts'
import { type RefundRow, refundStatements, withRefundLock } from './queries.ts'

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
  /** The payment has not settled the order. */
  isUnused?: boolean
}

/** Requests a refund. Reserves the amount at once, so that it cannot be refunded twice. */
export async function requestRefund(
  inside: Connection,
  { paymentId, orderId, amount, reason, isByHand = false, isMailed = true, isUnused = false }: RefundRequest,
): Promise<{ isByHand: boolean }> {
  const statements = refundStatements(inside)
  if (!(await statements.takeRefund({ paymentId, amount }))) throw tooMuch()
  const id = randomUUIDv7()
  const { status, method } = await statements.insertRefund({ id, paymentId, amount, reason, isByHand })
  const isManual = status === 'manual'
  await paymentStatements(inside).addEvent({
    paymentId,
    code: 'refund_asked',
    isAlert: isManual,
    note: { refund: id, amount },
  })
  if (!isManual) await addJob(inside, refundJob(id))
  if (isMailed) await addOrderMail(inside, { orderId, kind: 'refunded', note: { of: id, amount, method, isUnused } })
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
async function updateRefundStatus(inside: Connection, { paymentId, orderId }: { paymentId: string; orderId: string }) {
  const statements = refundStatements(inside)
  const updated = await statements.setRefundStatus(paymentId)
  // The order counts as refunded when no refund of any of its payments is open.
  if (updated?.status === 'refunded' && (await statements.hasOpenRefund(orderId))) return
  if (updated) await updatePaymentStatus(inside, { orderId, status: updated.status })
}

/** Banks take days to confirm. */
const ASK_AGAIN_MS = 10 * 60 * 1000

const BUSY_SECONDS = 15

/** Sends a refund to the gateway, one job at a time: another job of the same refund waits and then finds it done. */
export async function runRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const isDone = await withRefundLock(deps.database, refundId, () => sendRefund(deps, refundId))
  if (!isDone) throw new RetryLater('REFUND_IS_RUNNING', BUSY_SECONDS)
}

/** Only under the lock of the refund. Records the attempt first, so that a retry after a crash knows it may be a repeat. */
export async function sendRefund(deps: PaymentDeps, refundId: string): Promise<void> {
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

type RefundInput = { hash: string; by: StaffActor; key: string | undefined; language: Language }

/** Refunds a payment under review by hand, because it settled nothing. */
export const refundPayment = (
  database: Connection,
  { hash, by, key, language }: RefundInput,
): Promise<{ status: string }> =>
  inTransaction(database, (inside) => {
    const request = { scope: `give back ${by.accountId}`, key, requestHash: requestHash('give back', hash), language }
    return withIdempotencyKey(inside, request, async () => {
      const payments = paymentStatements(inside)
      const seen = await payments.readPayment({ hash })
      if (seen === undefined) throw notFound()
      await payments.lockOrder(seen.order_id)
      const came = await staffPaymentStatements(inside).markRefundDue(seen.id)
      if (came === undefined) throw new GeneralError(409, 'not_in_review')
      await payments.addEvent({ paymentId: seen.id, code: 'refund_due' })
      await updatePaymentStatus(inside, { orderId: seen.order_id, status: 'refund_due' })
      const owed = { paymentId: seen.id, orderId: seen.order_id, amount: came.amount, reason: 'review', isByHand: true }
      if (came.amount > 0) await requestRefund(inside, owed)
      else await updateRefundStatus(inside, { paymentId: seen.id, orderId: seen.order_id })
      const status = came.amount > 0 ? 'refund_due' : 'refunded'
      await recordStaffEvent(inside, by, {
        thing: { kind: 'payment', id: seen.reference },
        before: { status: seen.status },
        after: { status, refund: rupees(came.amount) },
      })
      return { status }
    })
  })

type ManualRefund = { id: string; by: StaffActor; note: string; key: string | undefined; language: Language }

/** Records a manual refund as done. Refunds of gateways complete by themselves. */
export const confirmManualRefund = (
  database: Connection,
  { id, by, note, key, language }: ManualRefund,
): Promise<RefundRow> =>
  inTransaction(database, async (inside) => {
    const statements = refundStatements(inside)
    const request = {
      scope: `refund done ${by.accountId}`,
      key,
      requestHash: requestHash('refund done', id, note),
      language,
    }
    await withIdempotencyKey(inside, request, async () => {
      const refund = await statements.readRefund(id)
      if (refund === undefined) throw notFound()
      if (refund.status !== 'manual' && refund.status !== 'done') throw new GeneralError(409, 'refund_not_manual')
      await completeInTransaction(inside, { id, by: by.accountId, note })
      if (refund.status === 'manual') {
        const thing = { kind: 'refund', id }
        const [before, after] = [{ status: refund.status }, { status: 'done', amount: rupees(refund.amount) }]
        await recordStaffEvent(inside, by, { thing, before, after })
      }
      return null
    })
    const refund = await statements.readRefund(id)
    if (refund === undefined) throw notFound()
    return refund
  })

import { addJob, failureKind, type Log, type NewJob, replaceFailedJob } from '../../jobs/queries.ts'
import { settleOrder, updatePaymentStatus } from '../../orders/settle-order.ts'
import { type GatewayStatus, GatewayUnavailable } from '../adapters/adapter.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentState } from '../payment.ts'
import { type Connection, inTransaction, type PaymentRow, paymentStatements } from '../queries.ts'
import { refundJob, requestRefund } from '../refunds/refund.ts'
import { toAttempt } from '../to-payment.ts'
import { syncStatements } from './queries.ts'

export const SETTLE_TOPIC = 'payments.settle'

const settleJob = (paymentId: string): NewJob => ({
  topic: SETTLE_TOPIC,
  payload: { paymentId },
  key: `${SETTLE_TOPIC} ${paymentId}`,
})

/**
 * Settles the order in its own transaction: the payment stays recorded even if this fails, and the job retries.
 * Refunds the payment if the order can no longer be fulfilled.
 */
export const settlePayment = (database: Connection, paymentId: string): Promise<void> =>
  inTransaction(database, async (inside) => {
    const looking = syncStatements(inside)
    const open = await looking.readUnsettled(paymentId)
    if (open === undefined) return
    const { order_id: orderId } = open
    const settled = await settleOrder(inside, { orderId, paymentId, by: 'payment' })
    const isDue = settled === 'refund_due'
    const noted = await looking.noteSettled(paymentId, isDue)
    if (noted === undefined || !isDue) return
    await paymentStatements(inside).addEvent({ paymentId, code: 'refund_due' })
    await requestRefund(inside, { paymentId, orderId, amount: noted.amount, reason: 'refund_due', isUnused: true })
  })

/** Payment links may live slightly longer than announced. */
const GRACE_MS = 5 * 60 * 1000
const CURRENCY = 'NPR'

/** Applies the gateway's status, if the transition is allowed. */
export async function applyGatewayStatus(database: Connection, row: PaymentRow, found: GatewayStatus): Promise<void> {
  await inTransaction(database, async (inside) => {
    await paymentStatements(inside).lockOrder(row.order_id)
    if (found.status === 'paid') return recordPayment(inside, row, found)
    // Paid and refunded at the gateway without this shop.
    if (found.status === 'refunded' || found.status === 'partially_refunded')
      return review(inside, row, { code: 'refunded_elsewhere', found })
    if (found.status === 'pending') return syncStatements(inside).setPending(row.id, true)
    if (found.status !== 'not_found') return closePayment(inside, row, found.status)
    if (hasExpired(row)) return closePayment(inside, row, 'expired')
    await syncStatements(inside).setPending(row.id, false)
  })
}

async function recordPayment(inside: Connection, row: PaymentRow, found: GatewayStatus) {
  if (!matchesPayment(row, found)) return review(inside, row, { code: 'mismatch', found })
  const { id, amount, reference } = row
  const transaction = found.transaction ?? null
  if (!(await syncStatements(inside).markPaid({ id, amount, reference, transaction }))) return
  await paymentStatements(inside).addEvent({ paymentId: id, code: 'paid' })
  await addJob(inside, settleJob(id))
}

/** Compares amount, currency and reference with what is stored, never with request data. */
const matchesPayment = (row: PaymentRow, { amount, currency, reference }: GatewayStatus) =>
  amount === row.amount && currency === CURRENCY && matchesReference(row, reference)

/** A missing reference never matches. */
const matchesReference = (row: PaymentRow, reference: string | null | undefined) =>
  typeof reference === 'string' && [row.reference, row.provider_reference].includes(reference)

type ReviewReason = { code: string; found: GatewayStatus }

/** Holds the order for manual review. */
async function review(inside: Connection, row: PaymentRow, { code, found }: ReviewReason) {
  if (!(await syncStatements(inside).moveTo(row.id, 'review'))) return
  const { amount = null, currency = null, reference = null } = found
  await paymentStatements(inside).addEvent({
    paymentId: row.id,
    code,
    isAlert: true,
    note: {
      expected: row.amount,
      amount: Number.isSafeInteger(amount) ? amount : null,
      currency,
      is_reference_ours: String(matchesReference(row, reference)),
    },
  })
  await updatePaymentStatus(inside, { orderId: row.order_id, status: 'review' })
}

async function closePayment(inside: Connection, row: PaymentRow, status: 'failed' | 'cancelled' | 'expired') {
  if (!(await syncStatements(inside).moveTo(row.id, status))) return
  await paymentStatements(inside).addEvent({ paymentId: row.id, code: status })
  // Another payment decides the state of the order.
  if (await syncStatements(inside).hasOther(row.order_id)) return
  await updatePaymentStatus(inside, { orderId: row.order_id, status })
}

const hasExpired = ({ status, expires_at, created_at }: PaymentRow) =>
  status === 'started' && (expires_at ?? new Date(created_at.getTime() + 86_400_000)).getTime() + GRACE_MS < Date.now()

/** States that the gateway may still change. */
const OPEN: readonly PaymentState[] = ['started', 'failed', 'cancelled', 'expired', 'review']

/**
 * Asks the gateway for the status outside any transaction and returns the updated payment. Throws
 * `GatewayUnavailable`, without a change, when it does not answer.
 */
export async function syncPayment(
  { database, adapters }: PaymentDeps,
  row: PaymentRow,
  log?: Log,
): Promise<PaymentRow> {
  if (OPEN.includes(row.status)) {
    const adapter = adapters[row.method]
    if (adapter === undefined) throw new GatewayUnavailable('NOT_OFFERED')
    await applyGatewayStatus(database, row, await adapter.lookup(toAttempt(row)))
  } else if (row.is_settled || row.status !== 'paid') return row
  // Concurrent callers block on the row lock and then read the result.
  await settleNow({ database, adapters }, row.id, log)
  return (await paymentStatements(database).readPayment({ id: row.id })) ?? row
}

/** A failure is retried by the queued job. */
async function settleNow({ database }: PaymentDeps, id: string, log?: Log) {
  await settlePayment(database, id).catch((failure: unknown) =>
    log?.warn({ payment: id, error: failureKind(failure) }, 'not settled yet'),
  )
}

/** A payment, and whether its gateway answered. */
type Refreshed = { row: PaymentRow; isKnown: boolean }

/** Syncs a payment; keeps the stored state when the gateway is unavailable. */
export async function refreshPayment(deps: PaymentDeps, row: PaymentRow, log: Log): Promise<Refreshed> {
  try {
    return { row: await syncPayment(deps, row, log), isKnown: true }
  } catch (failure) {
    if (!(failure instanceof GatewayUnavailable)) throw failure
    log.warn({ payment: row.id, method: row.method, error: failureKind(failure) }, 'gateway unavailable')
    return { row, isKnown: false }
  }
}

export const RECONCILE_TOPIC = 'payments.reconcile'
export const RECONCILE_EVERY_SECONDS = 60

const PAGE = 50
const AT_ONCE = 5
/** After this many failures in a row a gateway is skipped for the rest of the run. */
const MOST_FAILURES = 3
/** A run stops after this time, before the next one starts. */
const LONGEST_MS = 50_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Checks open payments without a returning visitor, oldest first. A gateway that does not answer is skipped, so that it
 * cannot block the others.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const failures = new Map<string, number>()
  const until = Date.now() + LONGEST_MS
  const statements = syncStatements(deps.database)
  const next = (after: string) => statements.listDue({ after, most: PAGE })
  for (let page = await next(FIRST_ID); page.length > 0 && Date.now() < until; ) {
    for (let at = 0; at < page.length; at += AT_ONCE)
      await Promise.all(page.slice(at, at + AT_ONCE).map((due) => syncInTurn(deps, due, failures)))
    page = await next(page.at(-1)?.id ?? FIRST_ID)
  }
  await remindJobs(deps.database)
}

async function syncInTurn(
  deps: PaymentDeps,
  { id, method }: { id: string; method: string },
  failures: Map<string, number>,
) {
  const failed = failures.get(method) ?? 0
  if (failed >= MOST_FAILURES || !(await syncStatements(deps.database).claimLook(id))) return
  const row = await paymentStatements(deps.database).readPayment({ id })
  if (row === undefined) return
  try {
    await syncPayment(deps, row)
    failures.set(method, 0)
  } catch (failure) {
    if (!(failure instanceof GatewayUnavailable)) throw failure
    failures.set(method, failed + 1)
  }
}

/** Queues jobs again that were given up, so that paid orders are always settled. */
async function remindJobs(database: Connection) {
  const statements = syncStatements(database)
  const settlements = (await statements.listUnsettled()).map(({ id }) => settleJob(id))
  const refunds = (await statements.listUnrefunded()).map(({ id }) => refundJob(id))
  for (const job of [...settlements, ...refunds])
    await inTransaction(database, (inside) => replaceFailedJob(inside, job))
}

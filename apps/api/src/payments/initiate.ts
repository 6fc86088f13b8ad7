import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentMethod } from '../basket/payment-methods.ts'
import { ApiError, businessRefusal, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import type { Log } from '../jobs/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { settleOrder, updatePaymentStatus } from '../orders/settle-order.ts'
import { GatewayRefusal, GatewayUnavailable, type InitiatedPayment } from './adapters/adapter.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentState } from './payment.ts'
import {
  type Connection,
  findPayment,
  initiationStatements,
  inTransaction,
  openPayment,
  type PaymentRow,
  paymentStatements,
} from './queries.ts'
import { refreshPayment } from './status-sync/sync-payment.ts'
import { choicesOf, type PaymentOptions, toAttempt } from './to-payment.ts'

export type Asked = {
  hash: string
  method: PaymentMethod | undefined
  key: string | undefined
  language: Language
  log: Log
}

/** The payment to start: the given one, or a new one if that has failed or has another method. */
const chooseAttempt = (database: Connection, options: PaymentOptions, asked: Asked): Promise<{ id: string }> =>
  inTransaction(database, async (inside) => {
    const { hash, key, language } = asked
    const seen = await paymentStatements(inside).readPayment({ hash })
    if (seen === undefined) throw notFound()
    const request = {
      scope: `initiate ${hash}`,
      key,
      requestHash: requestHash('initiate', hash, asked.method),
      language,
    }
    return withIdempotencyKey(inside, request, () => pickAttempt(inside, options, { ...asked, orderId: seen.order_id }))
  })

async function pickAttempt(
  inside: Connection,
  options: PaymentOptions,
  asked: Asked & { orderId: string },
): Promise<{ id: string }> {
  const payments = paymentStatements(inside)
  await payments.lockOrder(asked.orderId)
  // It may have been paid while this request waited for the lock.
  const row = await payments.readPayment({ hash: asked.hash })
  if (row === undefined) throw notFound()
  requirePayable(row, asked.language)
  const method = asked.method ?? row.method
  requireOffered(row, { options, method, language: asked.language })
  const starting = initiationStatements(inside)
  await starting.chooseMethod({ orderId: row.order_id, method })
  const usable = await starting.findUsable({ orderId: row.order_id, method })
  if (usable !== undefined) await starting.continueStarted(usable)
  const id = usable ?? (await openPayment(inside, { orderId: row.order_id, method, amount: row.amount })).id
  if (method === 'cod') await payOnDelivery(inside, { id, row, language: asked.language })
  return { id }
}

function requirePayable(row: PaymentRow, language: Language) {
  if (row.is_payable && row.is_event_cancelled)
    throw new ApiError(409, { detail: MESSAGES[language].payments.eventCancelled, code: 'event_cancelled' })
  if (row.is_payable) return
  const isOver = row.order_status === 'Pending' || row.order_status === 'Expired'
  throw new ApiError(409, {
    detail: isOver ? MESSAGES[language].payments.expired : MESSAGES[language].payments.alreadyPaid,
    code: isOver ? 'order_expired' : 'order_not_payable',
  })
}

type Offered = { options: PaymentOptions; method: PaymentMethod; language: Language }

function requireOffered(row: PaymentRow, { options, method, language }: Offered) {
  const choice = choicesOf(row, options, language).find((each) => each.method === method)
  if (choice?.allowed) return
  throw businessRefusal(choice?.message ?? MESSAGES[language].payments.method, choice?.reason ?? 'not_offered')
}

type Delivery = { id: string; row: PaymentRow; language: Language }

async function payOnDelivery(inside: Connection, { id, row, language }: Delivery) {
  const settled = await settleOrder(inside, { orderId: row.order_id, paymentId: id, by: 'cod' })
  if (settled === 'refund_due') throw businessRefusal(MESSAGES[language].payments.method, 'not_offered')
}

/** How long concurrent requests wait for the first one. */
const LONGEST_WAIT_MS = 6500
const LOOK_EVERY_MS = 100

/**
 * Asks the gateways about the started payments of the order. Returns one that needs no other payment: it was paid, maybe
 * in a tab that was closed, or is under review.
 */
async function findPaid(deps: PaymentDeps, { hash, method, language, log }: Asked): Promise<PaymentRow | undefined> {
  const named = await findPayment(deps.database, hash)
  const started = await initiationStatements(deps.database).listStarted(named.order_id)
  const refreshed = await Promise.all(
    started.map(async ({ id, is_recent }) => ({
      ...(await refreshPayment(deps, await readPaymentById(deps, id), log)),
      isRecent: is_recent,
    })),
  )
  const paid = refreshed.find(({ row }) => !UNPAID.includes(row.status))
  if (paid) return paid.row
  // The gateway takes money once for the same payment, but would not know about another.
  const wanted = method ?? named.method
  if (refreshed.some(({ row, isKnown, isRecent }) => !isKnown && isRecent && row.method !== wanted))
    throw new ApiError(409, { detail: MESSAGES[language].payments.unknown, code: 'payment_unknown' })
  return undefined
}

const UNPAID: readonly PaymentState[] = ['created', 'started', 'failed', 'cancelled', 'expired']

/** Starts a payment. Concurrent requests ask the gateway once; its response is stored before it is returned. */
export async function initiate(deps: PaymentDeps, options: PaymentOptions, asked: Asked): Promise<PaymentRow> {
  const paid = await findPaid(deps, asked)
  if (paid) return paid
  const { id } = await chooseAttempt(deps.database, options, asked)
  const until = Date.now() + LONGEST_WAIT_MS
  while (!(await initiationStatements(deps.database).claimStart(id))) {
    const row = await readPaymentById(deps, id)
    if (row.status !== 'created' || !row.is_payable) return row
    if (Date.now() > until) throw stillStarting(asked.language)
    await pause(LOOK_EVERY_MS)
  }
  await startAttempt(deps, await readPaymentById(deps, id), asked.language)
  return readPaymentById(deps, id)
}

async function readPaymentById({ database }: PaymentDeps, id: string) {
  const row = await paymentStatements(database).readPayment({ id })
  if (row === undefined) throw notFound()
  return row
}

/** No transaction is open during the request to the gateway. */
async function startAttempt(deps: PaymentDeps, row: PaymentRow, language: Language) {
  const begun = await askAdapter(deps, row).catch(async (failure: unknown) => {
    await initiationStatements(deps.database).releaseStart(row.id)
    throw refusalOf(failure, language)
  })
  await inTransaction(deps.database, async (inside) => {
    await paymentStatements(inside).lockOrder(row.order_id)
    const isStored = await initiationStatements(inside).storeStart(row.id, begun)
    if (isStored) await updatePaymentStatus(inside, { orderId: row.order_id, status: 'pending' })
  })
}

async function askAdapter({ adapters }: PaymentDeps, row: PaymentRow): Promise<InitiatedPayment> {
  const adapter = adapters[row.method]
  if (adapter === undefined) throw new GatewayUnavailable('NOT_OFFERED')
  const url = `${row.site}/v1/api/payments/${row.hash}/return/${row.method}/`
  return adapter.start(toAttempt(row), { url, site: row.site })
}

function refusalOf(failure: unknown, language: Language) {
  if (failure instanceof GatewayRefusal) return businessRefusal(MESSAGES[language].payments.declined, 'gateway_refused')
  if (!(failure instanceof GatewayUnavailable)) return failure
  return new ApiError(503, { detail: MESSAGES[language].payments.unavailable, code: 'gateway_unavailable' })
}

const stillStarting = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].payments.starting, code: 'payment_starting' }, { 'Retry-After': '1' })

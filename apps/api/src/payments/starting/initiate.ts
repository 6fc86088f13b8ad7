import { setTimeout as pause } from 'node:timers/promises'
import { ApiError, businessRefusal, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { notePayment } from '../../orders/note-payment.ts'
import type { Begun } from '../adapters/adapter.ts'
import { GatewayAway, GatewayRefusal } from '../adapters/gateway-failure.ts'
import type { Desk } from '../desk.ts'
import { MESSAGES } from '../messages.ts'
import { inTransaction, type PaymentRow, paymentStatements } from '../queries.ts'
import { toAttempt } from '../to-attempt.ts'
import type { Till } from '../to-payment.ts'
import { type Asked, chooseAttempt } from './choose-attempt.ts'
import { startingStatements } from './queries.ts'

/** So long whoever comes second waits for the first. */
const LONGEST_WAIT_MS = 6500
const LOOK_EVERY_MS = 100

/** Begins to pay. However often it is asked for at once, the gateway is asked once; what it answers is kept before it is told. */
export async function initiate(desk: Desk, till: Till, asked: Asked): Promise<PaymentRow> {
  const { id } = await chooseAttempt(desk.database, till, asked)
  const until = Date.now() + LONGEST_WAIT_MS
  while (!(await startingStatements(desk.database).claimStart(id))) {
    const row = await readOne(desk, id)
    if (row.status !== 'created' || !row.is_payable) return row
    if (Date.now() > until) throw stillStarting(asked.language)
    await pause(LOOK_EVERY_MS)
  }
  await begin(desk, await readOne(desk, id), asked.language)
  return readOne(desk, id)
}

async function readOne({ database }: Desk, id: string) {
  const row = await paymentStatements(database).readPayment({ id })
  if (row === undefined) throw notFound()
  return row
}

/** No transaction is open while the gateway is waited for. */
async function begin(desk: Desk, row: PaymentRow, language: Language) {
  const begun = await ask(desk, row).catch(async (failure: unknown) => {
    await startingStatements(desk.database).releaseStart(row.id)
    throw refusalOf(failure, language)
  })
  await inTransaction(desk.database, async (inside) => {
    await paymentStatements(inside).lockOrder(row.order_id)
    const isStored = await startingStatements(inside).storeStart(row.id, begun)
    if (isStored) await notePayment(inside, { orderId: row.order_id, status: 'pending' })
  })
}

async function ask({ adapters }: Desk, row: PaymentRow): Promise<Begun> {
  const adapter = adapters[row.method]
  if (adapter === undefined) throw new GatewayAway('NOT_OFFERED')
  const url = `${row.site}/v1/api/payments/${row.hash}/return/${row.method}/`
  return adapter.start(toAttempt(row), { url, site: row.site })
}

function refusalOf(failure: unknown, language: Language) {
  if (failure instanceof GatewayRefusal) return businessRefusal(MESSAGES[language].refused, 'gateway_refused')
  if (!(failure instanceof GatewayAway)) return failure
  return new ApiError(503, { detail: MESSAGES[language].away, code: 'gateway_unavailable' })
}

const stillStarting = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].starting, code: 'payment_starting' }, { 'Retry-After': '1' })

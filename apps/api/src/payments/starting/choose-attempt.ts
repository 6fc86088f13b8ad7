import type { PaymentMethod } from '../../basket/payment-methods.ts'
import { ApiError, businessRefusal, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { once } from '../../idempotency/once.ts'
import { requestHash } from '../../idempotency/request-hash.ts'
import { settleOrder } from '../../orders/settle-order.ts'
import { MESSAGES } from '../messages.ts'
import { openPayment } from '../open-payment.ts'
import { type Connection, inTransaction, type PaymentRow, paymentStatements } from '../queries.ts'
import { choicesOf, type Till } from '../to-payment.ts'
import { startingStatements } from './queries.ts'

export type Asked = { hash: string; method: PaymentMethod | undefined; key: string | undefined; language: Language }

/** Which attempt it is that is to begin: the one at hand, or a new one where that has come to nothing or is another one's. */
export const chooseAttempt = (database: Connection, till: Till, asked: Asked): Promise<{ id: string }> =>
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
    return once(inside, request, () => choose(inside, till, { ...asked, orderId: seen.order_id }))
  })

async function choose(inside: Connection, till: Till, asked: Asked & { orderId: string }): Promise<{ id: string }> {
  const payments = paymentStatements(inside)
  await payments.lockOrder(asked.orderId)
  // It may have been paid while the order was waited for.
  const row = await payments.readPayment({ hash: asked.hash })
  if (row === undefined) throw notFound()
  requirePayable(row, asked.language)
  const method = asked.method ?? row.method
  requireOffered(row, { till, method, language: asked.language })
  const starting = startingStatements(inside)
  await starting.chooseMethod({ orderId: row.order_id, method })
  const usable = await starting.findUsable({ orderId: row.order_id, method })
  const id = usable ?? (await openPayment(inside, { orderId: row.order_id, method, amount: row.amount })).id
  if (method === 'cod') await payOnDelivery(inside, { id, row, language: asked.language })
  return { id }
}

function requirePayable(row: PaymentRow, language: Language) {
  if (row.is_payable) return
  const isOver = row.order_status === 'Pending' || row.order_status === 'Expired'
  throw new ApiError(409, {
    detail: isOver ? MESSAGES[language].expired : MESSAGES[language].alreadyPaid,
    code: isOver ? 'order_expired' : 'order_not_payable',
  })
}

type Offered = { till: Till; method: PaymentMethod; language: Language }

function requireOffered(row: PaymentRow, { till, method, language }: Offered) {
  const choice = choicesOf(row, till, language).find((each) => each.method === method)
  if (choice?.allowed) return
  throw businessRefusal(choice?.message ?? MESSAGES[language].method, choice?.reason ?? 'not_offered')
}

type Delivery = { id: string; row: PaymentRow; language: Language }

async function payOnDelivery(inside: Connection, { id, row, language }: Delivery) {
  const settled = await settleOrder(inside, { orderId: row.order_id, paymentId: id, by: 'cod' })
  if (settled === 'refund_due') throw businessRefusal(MESSAGES[language].method, 'not_offered')
}

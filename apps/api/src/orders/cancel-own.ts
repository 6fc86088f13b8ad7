import type { Language } from '../http/language.ts'
import { cancelOrder } from './cancel-order.ts'
import { type CancelRefusal, cancelRefusal } from './cancel-refusal.ts'
import { MESSAGES } from './messages.ts'
import type { Money } from './money.ts'
import type { Connection, HeldOrder } from './moving/queries.ts'
import { refused, wrongState } from './refusals.ts'

type Parts = { money: Money; language: Language }

/** A shopper gives up an order, while it may be. */
export async function cancelOwn(inside: Connection, order: HeldOrder, { money, language }: Parts) {
  const refusal = cancelRefusal(order, new Date())
  if (refusal !== null) throw refusalOf(refusal, MESSAGES[language][refusal])
  await cancelOrder(inside, order, { money, by: 'shopper', reason: '' })
}

/** How far it has gone is its state; what its goods are and when an evening begins is the business of the shop. */
function refusalOf(refusal: CancelRefusal, message: string) {
  const isState = refusal === 'closed' || refusal === 'sent' || refusal === 'packed'
  return isState ? wrongState(message, `order_${refusal}`) : refused(message, `cancel_${refusal}`)
}

/** Those who work here may do it later, but not while the parcel is away. */
export async function cancelAny(
  inside: Connection,
  order: HeldOrder,
  { money, language, reason }: Parts & { reason: string },
) {
  const { status, fulfilment_status: fulfilment } = order
  if (status === 'Cancelled' || status === 'Expired') throw wrongState(MESSAGES[language].closed, 'order_closed')
  if (fulfilment === 'shipped' || fulfilment === 'delivered') throw wrongState(MESSAGES[language].mustReturn)
  await cancelOrder(inside, order, { money, by: 'staff', reason })
}

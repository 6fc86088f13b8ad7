import type { OrderMail } from '../order-mail.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import type { MailedOrder, OrderMailQueries } from './queries.ts'

/** A gift is told of on its day, when people in Nepal wake up. */
const MORNING = 'T06:00:00+05:45'

/** Writes the mail that was asked for, unless it was written before, whoever else is asked at this moment. */
export const writeOrderMail = (queries: OrderMailQueries) => async (asked: OrderMail) => {
  const order = await queries.findOrder(asked.orderId)
  if (!order) return
  const due = dueAt(asked, order)
  if (due.getTime() > Date.now()) return queries.askAgain(asked, due)
  const giftUrl = asked.kind === 'gift' && order.goods.length > 0 ? await queries.giftUrl(order) : undefined
  const mail = composeOrderMail(order, { ...asked, giftUrl })
  if (mail) await queries.sendOnce(asked, mail)
}

function dueAt({ kind }: OrderMail, { gift }: MailedOrder) {
  const day = kind === 'gift' ? (gift?.deliver_on ?? '') : ''
  return day === '' ? new Date(0) : new Date(`${day}${MORNING}`)
}

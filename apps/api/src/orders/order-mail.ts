import type { PaymentMethod } from '../basket/payment-methods.ts'
import { addJob, type JobDatabase, jobInsert, type NewJob, notifyAfterCommit } from '../jobs/queries.ts'

export const ORDER_MAIL_TOPIC = 'orders.mail'

export type OrderMailKind =
  | 'received'
  | 'paid'
  | 'shipped'
  | 'refunded'
  | 'cancelled'
  | 'items-cancelled'
  | 'gift'
  | 'gift-card'
  | 'subscription'

export type OrderMailNote = {
  /** Distinguishes mails of one kind: the id of a refund, of a paid period or of a parcel, or how much is cancelled. */
  of?: string
  /** The refunded amount in paisa; default: everything. */
  amount?: number
  /** The refund returned to the gift card. */
  to?: 'gift-card'
  /** The cancelled copies by line, and why. */
  cancelled?: Record<string, number>
  reason?: string
  /** The method of the refunded payment; default: that of the order. */
  method?: PaymentMethod
  /** The refunded payment has not settled the order. */
  isUnused?: boolean
  /** Staff send the mail once more. */
  again?: string
  /** A subscription is about to end; an order that waited for its payment is confirmed with cash on delivery. */
  event?: 'ends' | 'confirmed'
  /** The end of the paid period, as an ISO date. */
  until?: string
}

export type OrderMail = { orderId: string; kind: OrderMailKind; note?: OrderMailNote }

/** Unique key: a mail that is requested twice is sent once. */
export const orderMailKey = ({ orderId, kind, note }: OrderMail) =>
  ['order', orderId, kind, note?.event, note?.of, note?.again].filter((part) => part !== undefined).join(' ')

/** Queues a mail about an order in the transaction; its content is read when it is sent. */
export const addOrderMail = (inside: JobDatabase, mail: OrderMail) => addJob(inside, orderMailJob(mail))

/** The statement of addOrderMail, for the statement that places the order. */
export function orderMailInsert(inside: JobDatabase, mail: OrderMail) {
  notifyAfterCommit(inside)
  return jobInsert(inside, orderMailJob(mail))
}

const orderMailJob = (mail: OrderMail): NewJob => ({
  topic: ORDER_MAIL_TOPIC,
  payload: mail,
  key: `${ORDER_MAIL_TOPIC} ${orderMailKey(mail)}`,
})

import { addJob, type JobDatabase } from '../jobs/queries.ts'

export const ORDER_MAIL_TOPIC = 'orders.mail'

export type OrderMailKind =
  | 'received'
  | 'paid'
  | 'shipped'
  | 'refunded'
  | 'cancelled'
  | 'tickets'
  | 'library'
  | 'gift'
  | 'subscription'

export type OrderMailNote = {
  /** Which of several, where an order may have more than one mail of its kind: a refund, a period that was paid. */
  of?: string
  /** What is given back now, in paisa; without it, all that was given back. */
  amount?: number
  /** What a subscription does; without it, it begins. */
  event?: 'begun' | 'renews' | 'ends'
  /** Until when a subscription is paid, as an ISO date. */
  until?: string
}

export type OrderMail = { orderId: string; kind: OrderMailKind; note?: OrderMailNote }

/** By this a mail is known for ever: what is asked for twice is sent once. */
export const orderMailKey = ({ orderId, kind, note }: OrderMail) =>
  ['order', orderId, kind, note?.event, note?.of].filter((part) => part !== undefined).join(' ')

/** A mail about the order goes out once what is being written stands; what is in it is read then. */
export const addOrderMail = (inside: JobDatabase, mail: OrderMail) =>
  addJob(inside, { topic: ORDER_MAIL_TOPIC, payload: mail, key: `${ORDER_MAIL_TOPIC} ${orderMailKey(mail)}` })

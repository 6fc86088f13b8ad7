import { revokeGoods } from '../library/revoke-goods.ts'
import { releaseStock } from '../stock/release-stock.ts'
import { offerPlaces } from '../tickets/offer-places.ts'
import { revokeTickets } from '../tickets/revoke-tickets.ts'
import type { LineRow } from './lines/queries.ts'
import { mayOpen } from './may-open.ts'
import type { Connection, HeldOrder } from './moving/queries.ts'

/** So many of a line. */
export type Part = { line: LineRow; quantity: number }

const isTicket = ({ line }: Part) => line.product_class === 'Ticket'
const ofProducts = (parts: readonly Part[]) =>
  parts.map(({ line, quantity }) => ({ productId: line.product_id, quantity }))

export const allParts = ({ lines }: Pick<HeldOrder, 'lines'>): Part[] =>
  lines
    .map((line) => ({ line, quantity: line.quantity - line.refunded_quantity }))
    .filter(({ quantity }) => quantity > 0)

/** What is with us is sold again, and who waits for a place is told; without parts, all of it with its vouchers. */
export async function putBack(inside: Connection, order: HeldOrder, parts?: readonly Part[]) {
  if (parts?.length === 0) return
  await releaseStock(inside, { orderId: order.id, ...(parts && { lines: ofProducts(parts) }) })
  const places = (parts ?? allParts(order)).filter(isTicket)
  if (places.length > 0)
    await offerPlaces(
      inside,
      places.map(({ line }) => line.product_id),
    )
}

/** Tickets let nobody in any more and goods open no more. What was never settled gave none. */
export async function takeBack(inside: Connection, order: HeldOrder, parts: readonly Part[]) {
  if (order.settled_payment_id === null) return
  const tickets = parts.filter(isTicket)
  const goods = parts.filter(({ line }) => mayOpen(line))
  if (tickets.length > 0) await revokeTickets(inside, { orderId: order.id, lines: ofProducts(tickets) })
  if (goods.length > 0) await revokeGoods(inside, { orderId: order.id, lines: ofProducts(goods) })
}

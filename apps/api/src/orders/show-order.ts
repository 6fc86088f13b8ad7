import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { goodsOfOrder } from '../library/goods-of-order.ts'
import { maskOrder } from './mask-order.ts'
import { mayOpen } from './may-open.ts'
import type { Connection } from './moving/queries.ts'
import type { Order } from './order.ts'
import { type OrderRow, showingStatements } from './showing/queries.ts'
import { toOrder } from './to-order.ts'

/** Who looks: its owner, somebody who holds its secret, or somebody of whom that is not enough any more. */
export type Audience = 'owner' | 'holder' | 'masked'

type Shown = { language: Language; audience: Audience }

export async function showOrder(
  connection: Connection,
  { orderId, ...shown }: Shown & { orderId: string },
): Promise<Order> {
  const row = await showingStatements(connection).findOrder({ id: orderId })
  if (!row) throw notFound()
  return showRow(connection, row, shown)
}

/** An order that was read already. What came with it to be read or heard is asked for only where there is any. */
export async function showRow(connection: Connection, row: OrderRow, { language, audience }: Shown): Promise<Order> {
  const isAsked = audience !== 'masked' && row.lines.some(mayOpen)
  const goods = isAsked ? await goodsOfOrder(connection, { orderId: row.id, language }) : []
  const order = toOrder(row, { language, goods })
  return audience === 'masked' ? maskOrder(order) : order
}

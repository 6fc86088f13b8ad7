import type { ProductClass } from '@dabali/domain'
import type { Language } from '../http/language.ts'
import { orderGoodsQueries } from './by-order/queries.ts'
import type { Connection } from './queries.ts'

/** Something to read, hear or watch that came with an order, as the order shows it. */
export type Good = {
  id: string
  product_id: number
  title: string
  product_class: ProductClass
  state: 'upcoming' | 'active' | 'ended' | 'revoked'
}

/** What came with an order for whoever bought it; what was given to somebody else is theirs to see. */
export async function goodsOfOrder(
  connection: Connection,
  { orderId, language }: { orderId: string; language: Language },
): Promise<Good[]> {
  return orderGoodsQueries(connection).listGoods(orderId, language)
}

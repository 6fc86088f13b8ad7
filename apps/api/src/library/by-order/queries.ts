import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Good } from '../goods-of-order.ts'

export const orderGoodsQueries = (database: Database) => ({
  async listGoods(orderId: string, language: 'en' | 'ne'): Promise<Good[]> {
    const { rows } = await sql<Good>`
      select entitlement.id, entitlement.product_id, product.product_class, entitlement_state(entitlement) as state, title
      from entitlement
      join order_line as line on line.id = order_line_id
      join product on product.id = entitlement.product_id
      cross join lateral (
        select title from product_translation
        where product_translation.product_id = product.id order by (product_translation.language = ${language}) desc limit 1
      ) as words
      where entitlement.order_id = ${orderId} and not is_gift and terms <> 'pass'
      order by line.position, entitlement.product_id`.execute(database)
    return rows
  },

  /** Who may open what came with the order that a hash names. */
  findOrder: (hash: string) =>
    database.selectFrom('order').select(['id', 'account_id']).where('hash', '=', hash).executeTakeFirst(),
})

import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import { isRecord } from '../../catalogue/queries.ts'
import type { Database } from '../../database/database.ts'
import { type Picture, pictureNamed } from '../../pictures/queries.ts'

export type GiftRow = {
  id: string
  account_id: string | null
  recipient_name: string
  message: string
  state: 'upcoming' | 'active' | 'ended' | 'revoked'
  earliest_at: Date
  title: string
  product_class: ProductClass
  is_record: boolean
  picture: Picture | null
}

export const giftQueries = (database: Database) => ({
  async listGift(orderId: string, language: 'en' | 'ne'): Promise<GiftRow[]> {
    const { rows } = await sql<GiftRow>`
      select entitlement.id, entitlement.account_id, coalesce(gift ->> 'recipient_name', '') as recipient_name,
        coalesce(gift ->> 'message', '') as message, earliest_at, title, product.product_class,
        ${isRecord({ id: sql.ref('product.id'), productClass: sql.ref('product.product_class') })} as is_record,
        case when revoked_at is not null then 'revoked' when earliest_at > now() then 'upcoming' else 'active' end as state,
        ${pictureNamed(sql.ref('product.picture_name'), language)} as picture
      from entitlement
      join "order" on "order".id = entitlement.order_id
      join order_line as line on line.id = order_line_id
      join product on product.id = entitlement.product_id
      cross join lateral (
        select title from product_translation
        where product_translation.product_id = product.id order by (product_translation.language = ${language}) desc limit 1
      ) as words
      where entitlement.order_id = ${orderId} and entitlement.is_gift and terms <> 'pass'
      order by line.position, entitlement.product_id`.execute(database)
    return rows
  },

  /** Assigns the entitlements of a gift that has no owner yet and whose day has come. */
  takeGift: ({ orderId, accountId }: { orderId: string; accountId: string }) =>
    database
      .updateTable('entitlement')
      .set({ account_id: accountId, email: null })
      .where('order_id', '=', orderId)
      .where('is_gift', '=', true)
      .where('account_id', 'is', null)
      .where('revoked_at', 'is', null)
      .where('earliest_at', '<=', sql<Date>`now()`)
      .returning(['product_id', 'terms', 'account_id', 'email'])
      .execute(),
})

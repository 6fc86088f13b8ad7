import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import { isRecord } from '../catalogue/queries.ts'
import { type Database, transaction } from '../database/database.ts'

/** The database or an open transaction. */
export type Connection = Database

/** Runs statements in one transaction. */
export const inTransaction = <T>(connection: Connection, write: (inside: Connection) => Promise<T>) =>
  transaction(connection, write)

type Expiry = { id: string; order_id: string; ends_at: Date }

export const expiryStatements = (inside: Database) => ({
  /** Passes that expire soon, each once, marked as notified. Passes with a later paid period are left out. */
  async takeEndings({ days, most }: { days: number; most: number }): Promise<Expiry[]> {
    const { rows } = await sql<Expiry>`
      update entitlement set reminded_at = now()
      where id = any (array(
        select id from entitlement as last
        where terms = 'subscription' and revoked_at is null and reminded_at is null
          and ends_at > now() and ends_at <= now() + make_interval(days => ${days})
          and not exists (
            select from entitlement as later
            where later.product_id = last.product_id and later.terms = 'subscription' and later.revoked_at is null
              and later.ends_at > last.ends_at
              and (later.account_id = last.account_id or later.email = last.email)
          )
        order by id limit ${most} for update skip locked
      ))
      returning id, order_id, ends_at`.execute(inside)
    return rows
  },
})

/** A digital item of an order, as the order shows it. */
export type OrderItem = {
  id: string
  product_id: number
  title: string
  /** The title in the language of the work, where it is another one. */
  own_title: string | null
  product_class: ProductClass
  is_record: boolean
  state: 'upcoming' | 'active' | 'ended' | 'revoked'
}

export const orderItemQueries = (database: Database) => ({
  async listGoods(orderId: string, language: 'en' | 'ne'): Promise<OrderItem[]> {
    const { rows } = await sql<OrderItem>`
      select entitlement.id, entitlement.product_id, product.product_class, entitlement_state(entitlement) as state,
        words.title, own.title as own_title,
        ${isRecord({ id: sql.ref('product.id'), productClass: sql.ref('product.product_class') })} as is_record
      from entitlement
      join order_line as line on line.id = order_line_id
      join product on product.id = entitlement.product_id
      cross join lateral (
        select title from product_translation
        where product_translation.product_id = product.id order by (product_translation.language = ${language}) desc limit 1
      ) as words
      left join product_translation as own
        on own.product_id = product.id and own.language = product.language and own.title <> words.title
      where entitlement.order_id = ${orderId} and not is_gift and terms <> 'pass'
      order by line.position, entitlement.product_id`.execute(database)
    return rows
  },

  /** The order of a hash with its owner. */
  findOrder: (hash: string) =>
    database.selectFrom('order').select(['id', 'account_id']).where('hash', '=', hash).executeTakeFirst(),
})

import { SHIPPABLE_CLASSES } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'

export type Connection = Database

export const STOCK_REASONS = [
  'sold',
  'released',
  'cancelled',
  'returned',
  'opening',
  'received',
  'damaged',
  'lost',
  'sample',
  'transferred',
  'counted',
  'corrected',
] as const

export type StockReason = (typeof STOCK_REASONS)[number]
type StockLevel = 'available' | 'low' | 'out' | 'untracked'
type StockSort = 'available' | '-available' | 'title'

export type StockRow = Pick<
  Schema['product'],
  'slug' | 'isbn' | 'num_available' | 'product_class' | 'selling_price'
> & {
  id: number
  title_en: string | null
  title_ne: string | null
  is_listed: boolean
  reserved: number
  last_moved_at: Date | null
}

export type MovementRow = {
  id: string
  product_id: number
  title_en: string | null
  title_ne: string | null
  change: number
  balance: number
  reason: StockReason
  note: string
  order_number: string | null
  by: string | null
  at: Date
}

type Window = { limit: number; offset: number }

type StockFilters = {
  text: string | undefined
  level: StockLevel | undefined
  /** Few copies are left when there are no more than these. */
  lowAt: number
  productClass: string | undefined
  sort: StockSort
  language: 'en' | 'ne'
}

type MovementFilters = {
  product: number | undefined
  reason: StockReason | undefined
  order: string | undefined
  member: string | undefined
  from: Date | undefined
  to: Date | undefined
  text: string | undefined
}

/** Tickets have a capacity instead of stock. */
const HAS_STOCK = sql`(
  product_class <> 'Ticket' and (num_available is not null or product_class = any (${[...SHIPPABLE_CLASSES]}::text[]))
)`

/** Copies on the shelf that orders have taken: their parcels have not left. Of all products, so that a list reads the orders once. */
const RESERVED = sql`(
  select product_id, sum(quantity)::integer as copies from "order" join hold on hold.order_id = "order".id
  where "order".status in ('Pending', 'Being processed') and fulfilment_status in ('unfulfilled', 'packed')
    and hold.state <> 'released'
  group by product_id
)`

const titleIn = (language: 'en' | 'ne', product: RawBuilder<unknown>) =>
  sql`(select title from product_translation where product_id = ${product} and language = ${language})`

const TITLES = (product: RawBuilder<unknown>) =>
  sql`${titleIn('en', product)} as title_en, ${titleIn('ne', product)} as title_ne`

const SELECT_STOCK = sql`
  select product.id, slug, isbn, num_available, product_class, is_listed, selling_price, ${TITLES(sql`product.id`)},
  coalesce(reserved.copies, 0) as reserved,
  (select at from stock_movement where product_id = product.id order by id desc limit 1) as last_moved_at
  from product left join ${RESERVED} as reserved on reserved.product_id = product.id`

const LEVELS = (lowAt: number): Record<StockLevel, RawBuilder<unknown>> => ({
  available: sql`num_available > 0`,
  low: sql`num_available <= ${lowAt}`,
  out: sql`num_available = 0`,
  untracked: sql`num_available is null`,
})

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const matches = (text: string) => sql`(
  slug ilike ${`%${escapeLike(text)}%`} or isbn = ${text.replace(/[\s-]/g, '')} or product.id::text = ${text} or exists (
    select from product_translation
    where product_id = product.id and (title ilike ${`%${escapeLike(text)}%`} or ${`%${escapeLike(text)}%`} ilike any (authors))
  )
)`

const SORTS = (language: 'en' | 'ne'): Record<StockSort, RawBuilder<unknown>> => ({
  available: sql`num_available nulls last, product.id`,
  '-available': sql`num_available desc nulls last, product.id`,
  title: language === 'ne' ? sql`sort_title_ne, product.id` : sql`sort_title_en, product.id`,
})

const movementConditions = ({ product, reason, order, member, from, to, text }: MovementFilters) =>
  sql.join(
    [
      sql`true`,
      ...[
        product !== undefined && sql`product_id = ${product}`,
        reason && sql`reason = ${reason}`,
        order && sql`order_id = (select id from "order" where number = ${order})`,
        member && sql`stock_movement.account_id = ${member}::uuid`,
        from && sql`at >= ${from}`,
        to && sql`at < ${to}`,
        text && sql`note ilike ${`%${escapeLike(text)}%`}`,
      ].filter((condition) => typeof condition === 'object'),
    ],
    sql` and `,
  )

type StockChange = {
  productId: number
  /** Null: it is counted no more. */
  numAvailable: number | null
  reason: StockReason
  note: string
  accountId: string
}

export const staffStockQueries = (database: Database) => ({
  async listStock({ text, level, lowAt, productClass, sort, language }: StockFilters, { limit, offset }: Window) {
    const conditions = sql.join(
      [
        HAS_STOCK,
        level && LEVELS(lowAt)[level],
        productClass && sql`product_class = ${productClass}`,
        text && matches(text),
      ].filter((condition) => typeof condition === 'object'),
      sql` and `,
    )
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from product where ${conditions}`.execute(database)
    const { rows } = await sql<StockRow>`
      ${SELECT_STOCK} where ${conditions} order by ${SORTS(language)[sort]} limit ${limit} offset ${offset}`.execute(
      database,
    )
    return { count: counted.rows[0]?.count ?? 0, rows }
  },

  async findStock(id: number): Promise<StockRow | undefined> {
    const { rows } = await sql<StockRow>`${SELECT_STOCK} where product.id = ${id}`.execute(database)
    return rows[0]
  },

  async findStocks(ids: readonly number[]): Promise<StockRow[]> {
    const { rows } = await sql<StockRow>`
      ${SELECT_STOCK} where product.id = any (${ids}::integer[]) order by product.id`.execute(database)
    return rows
  },

  /** Locks the product, as a sale of it does, before its stock is read. */
  async lockStock(id: number): Promise<StockRow | undefined> {
    await sql`select from product where id = ${id} for no key update`.execute(database)
    return this.findStock(id)
  },

  /** What is left of each class, at the prices of now; at an earlier time as the movements until then add up. */
  async sumStock(at: Date | null) {
    const left =
      at === null
        ? sql`(select id as product_id, num_available as copies from product where product_class <> 'Ticket')`
        : sql`(select product_id, sum(change) as copies from stock_movement where at <= ${at} group by product_id)`
    const { rows } = await sql<{
      product_class: string
      products: number
      copies: number
      selling: number
      printed: number
    }>`
      select product_class, count(*)::integer as products, sum(copies)::float8 as copies,
        sum(copies * selling_price::bigint)::float8 as selling, sum(copies * mrp::bigint)::float8 as printed
      from ${left} as left_over join product on product.id = product_id
      where copies > 0 group by product_class order by product_class`.execute(database)
    return rows
  },

  async listMovements(filters: MovementFilters, { limit, offset }: Window) {
    const conditions = movementConditions(filters)
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from stock_movement where ${conditions}`.execute(database)
    const { rows } = await sql<MovementRow>`
      select stock_movement.id, product_id, change, balance, reason, note, at, ${TITLES(sql`stock_movement.product_id`)},
        (select number from "order" where "order".id = order_id) as order_number,
        (select coalesce(nullif(name, ''), email) from account where account.id = stock_movement.account_id) as by
      from stock_movement where ${conditions} order by stock_movement.id desc limit ${limit} offset ${offset}`.execute(
      database,
    )
    return { count: counted.rows[0]?.count ?? 0, rows }
  },

  /** Sets the stock that a locked product is left with; the trigger writes the movement. */
  async setStock({ productId, numAvailable, reason, note, accountId }: StockChange) {
    const cause = JSON.stringify({ reason, note, account_id: accountId })
    await sql`select give_stock_reason(${cause}::jsonb)`.execute(database)
    await sql`update product set num_available = ${numAvailable} where id = ${productId}`.execute(database)
    await sql`select give_stock_reason(null)`.execute(database)
  },

  /** A count that found what was expected changes no stock, so that no trigger writes it. */
  addMatchingCount: ({
    productId,
    numAvailable,
    note,
    accountId,
  }: Omit<StockChange, 'reason'> & { numAvailable: number }) =>
    database
      .insertInto('stock_movement')
      .values({
        product_id: productId,
        change: 0,
        balance: numAvailable,
        reason: 'counted',
        note,
        account_id: accountId,
      })
      .execute(),
})

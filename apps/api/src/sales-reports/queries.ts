import { type RawBuilder, sql } from 'kysely'
import { type Database, readSnapshot } from '../database/database.ts'

export type Connection = Database

/** Days in Nepal, both included. */
export type Days = { from: string; to: string }

export const SALES_BY = ['day', 'product_class', 'item', 'event', 'channel'] as const
export type SalesBy = (typeof SALES_BY)[number]

/** Money is in paisa. */
export type Figures = {
  orders: number
  copies: number
  /** Before the discounts of the orders, with tax. */
  goods: number
  discounts: number
  delivery: number
  /** In goods after discounts. */
  vat: number
  returned_copies: number
  refunds: number
  refunds_vat: number
}

export type SalesRow = Figures & {
  key: string
  titles: Partial<Record<'en' | 'ne', string>> | null
  /** That of an item. */
  product_class: string | null
  starts_at: string | null
}

type Names = Partial<Record<'en' | 'ne', string>>

const NEPAL = sql.lit('Asia/Kathmandu')

/** Whether a time is in the days, so that an index can find it. */
const isWithin = (at: RawBuilder<unknown>, { from, to }: Days) => sql`
  ${at} >= ${from}::date::timestamp at time zone ${NEPAL} and ${at} < (${to}::date + 1)::timestamp at time zone ${NEPAL}`

const dayOf = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone ${NEPAL}, 'YYYY-MM-DD')`

/**
 * Orders that have a receipt: paid, or with cash on delivery that was confirmed and not cancelled since. They count on the day
 * on which they were paid or confirmed.
 */
const isSold = sql`placed.settled_at is not null and placed.payment_status in (
  'paid', 'cod_pending', 'cod_collected', 'partially_refunded', 'refund_due', 'refunded'
)`

const SETTLED_AT = sql`placed.settled_at`
const REFUNDED_AT = sql`refunded.at`

/**
 * Everything that moves the figures of these days: lines and deliveries that were sold, and refunds, which count on their own
 * day. A row without a line is a delivery.
 */
const entries = (days: Days) => sql`(
  select placed.id as order_id, placed.site, placed.channel, ${dayOf(SETTLED_AT)} as day, line.product_class, line.product_id,
    line.tipped_date_id, line.slug, line.quantity as copies, line.unit_price::bigint * line.quantity as goods,
    line.unit_price::bigint * line.quantity - line.incl_tax as discounts, 0 as delivery, line.incl_tax - line.excl_tax as vat,
    0 as returned_copies, 0 as refunds, 0 as refunds_vat, true as is_sale
  from "order" as placed join order_line as line on line.order_id = placed.id
  where ${isWithin(SETTLED_AT, days)} and ${isSold}
  union all
  select placed.id, placed.site, placed.channel, ${dayOf(SETTLED_AT)}, null, null, null, null, 0, 0, 0, shipping_incl_tax, 0, 0, 0, 0, true
  from "order" as placed
  where ${isWithin(SETTLED_AT, days)} and ${isSold} and shipping_incl_tax > 0
  union all
  select placed.id, placed.site, placed.channel, ${dayOf(REFUNDED_AT)}, line.product_class, line.product_id, line.tipped_date_id,
    line.slug, 0, 0, 0, 0, 0,
    refunded.copies, refunded.amount, refunded.vat, false
  from order_refund as refunded join "order" as placed on placed.id = refunded.order_id
  left join order_line as line on line.id = refunded.order_line_id
  where ${isWithin(REFUNDED_AT, days)}
)`

const FIGURES = sql`
  count(distinct order_id) filter (where is_sale)::integer as orders, coalesce(sum(copies), 0)::float8 as copies,
  coalesce(sum(goods), 0)::float8 as goods, coalesce(sum(discounts), 0)::float8 as discounts,
  coalesce(sum(delivery), 0)::float8 as delivery, coalesce(sum(vat), 0)::float8 as vat,
  coalesce(sum(returned_copies), 0)::float8 as returned_copies, coalesce(sum(refunds), 0)::float8 as refunds,
  coalesce(sum(refunds_vat), 0)::float8 as refunds_vat`

const NO_EVENT = sql`left join (select null::integer as event_date_id, null::integer as ticket_product) as dated on false`
const EVENT = sql`
  left join (select product_id as ticket_product, event_date_id from ticket_type) as dated on ticket_product = entry.product_id`

/** What the figures are grouped by. `delivery` is what belongs to no product, `other` what belongs to no event; tips belong to theirs. */
const keyOf = (by: SalesBy, store: string): RawBuilder<unknown> =>
  ({
    day: sql`day`,
    product_class: sql`coalesce(product_class, 'delivery')`,
    item: sql`coalesce(product_id::text, case when product_class is null then 'delivery' else slug end)`,
    event: sql`coalesce(event_date_id::text, tipped_date_id::text, 'other')`,
    channel: sql`case when channel <> 'online' then channel when site = ${store} then 'store' else 'culture' end`,
  })[by]

/** The key as the id that it is, so that its name is found by an index. */
const ID = sql`case when key ~ '^[0-9]+$' then key::integer end`

const NAMES_OF: Partial<Record<SalesBy, RawBuilder<unknown>>> = {
  item: sql`(
    select json_object_agg(language, title) from product_translation where product_id = ${ID}
  )`,
  event: sql`(
    select json_object_agg(language, title) from event_date join content_translation on content_id = event_id
    where event_date.id = ${ID}
  )`,
}

const STARTS_AT = sql`(select starts_at from event_date where event_date.id = ${ID})`

/** Days by time, everything else by what it has sold for. */
const orderOf = (by: SalesBy) => (by === 'day' ? sql`key` : sql`goods - discounts + delivery - refunds desc, key`)

export type VatPart = {
  incl_tax: number
  excl_tax: number
  is_refund: boolean
  amount: number
  vat: number
}

export type TicketRow = {
  event_date_id: number
  titles: Names | null
  starts_at: Date
  status: string
  capacity: number
  sold: number
  held: number
  checked_in: number
  /** How many tips were paid. */
  tips: number
  /** What of them was not refunded. */
  tips_total: number
}

export type StockRow = {
  id: number
  slug: string
  titles: Names | null
  product_class: string
  copies: number
  selling_price: number
  mrp: number
}

const statementsFor = (database: Connection) => ({
  async sumSales({ by, store, ...days }: Days & { by: SalesBy; store: string }): Promise<SalesRow[]> {
    const { rows } = await sql<SalesRow>`
      select figures.*, ${NAMES_OF[by] ?? sql`null`} as titles, ${by === 'event' ? STARTS_AT : sql`null`} as starts_at
      from (
        select ${keyOf(by, store)} as key, ${by === 'item' ? sql`min(product_class)` : sql`null`} as product_class, ${FIGURES}
        from ${entries(days)} as entry ${by === 'event' ? EVENT : NO_EVENT}
        group by 1
      ) as figures
      order by ${orderOf(by)}`.execute(database)
    return rows
  },

  /** Worked out without the groups: an order with several products is in several of them. */
  async sumAll(days: Days): Promise<Figures> {
    const { rows } = await sql<Figures>`select ${FIGURES} from ${entries(days)} as entry`.execute(database)
    if (!rows[0]) throw new Error('A sum always has a row.')
    return rows[0]
  },

  /** What was sold and refunded by the price of its line with and without tax, from which the rate follows. */
  async sumVat(days: Days): Promise<VatPart[]> {
    const { rows } = await sql<VatPart>`
      select incl_tax, excl_tax, is_refund, sum(amount)::float8 as amount, sum(vat)::float8 as vat from (
        select line.incl_tax, line.excl_tax, false as is_refund, line.incl_tax as amount, line.incl_tax - line.excl_tax as vat
        from "order" as placed join order_line as line on line.order_id = placed.id
        where ${isWithin(SETTLED_AT, days)} and ${isSold}
        union all
        select 0, 0, false, shipping_incl_tax, 0 from "order" as placed
        where ${isWithin(SETTLED_AT, days)} and ${isSold} and shipping_incl_tax > 0
        union all
        select coalesce(line.incl_tax, 0), coalesce(line.excl_tax, 0), true, refunded.amount, refunded.vat
        from order_refund as refunded left join order_line as line on line.id = refunded.order_line_id
        where ${isWithin(REFUNDED_AT, days)}
      ) as part group by incl_tax, excl_tax, is_refund`.execute(database)
    return rows
  },

  async countOrders(days: Days): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from "order" as placed where ${isWithin(SETTLED_AT, days)} and ${isSold}`.execute(
      database,
    )
    return rows[0]?.count ?? 0
  },

  /** Event dates that begin on these days. */
  async listTickets(days: Days): Promise<TicketRow[]> {
    const { rows } = await sql<TicketRow>`
      select event_date.id as event_date_id, starts_at, status, (
          select json_object_agg(language, title) from content_translation where content_id = event_id
        ) as titles, tickets.capacity, tickets.sold, tickets.held, (
          select count(*)::integer from ticket_type join ticket on ticket.ticket_type_id = ticket_type.id
          join check_in on check_in.ticket_id = ticket.id and result = 'ok' and undone_at is null
          where ticket_type.event_date_id = event_date.id
        ) as checked_in, tips.given as tips, tips.total as tips_total
      from event_date cross join lateral (
        select coalesce(sum(capacity), 0)::integer as capacity, coalesce(sum(sold), 0)::integer as sold,
          coalesce(sum(held), 0)::integer as held
        from ticket_type where ticket_type.event_date_id = event_date.id
      ) as tickets cross join lateral (
        select count(*)::integer as given, coalesce(sum(line.incl_tax - refunded.amount), 0)::float8 as total
        from order_line as line join "order" as placed on placed.id = line.order_id cross join lateral (
          select coalesce(sum(amount), 0) as amount from order_refund where order_line_id = line.id
        ) as refunded
        where line.tipped_date_id = event_date.id and ${isSold}
      ) as tips
      where ${isWithin(sql`starts_at`, days)} order by starts_at, event_date.id`.execute(database)
    return rows
  },

  /** Products that can still be sold, with what one costs now. */
  async listStock(): Promise<StockRow[]> {
    const { rows } = await sql<StockRow>`
      select product.id, slug, product_class, num_available as copies, selling_price, mrp, (
        select json_object_agg(language, title) from product_translation where product_id = product.id
      ) as titles
      from product where product_class <> 'Ticket' and num_available > 0 order by product_class, slug`.execute(database)
    return rows
  },
})

/** Several figures of one report are of one moment, so that the rows add up to the total. */
export const reportQueries = (database: Connection, snapshot = readSnapshot) => ({
  readSales: (asked: Days & { by: SalesBy; store: string }) =>
    snapshot(database, async (inside) => {
      const { sumSales, sumAll } = statementsFor(inside)
      return { rows: await sumSales(asked), total: await sumAll(asked) }
    }),

  readVat: (days: Days) =>
    snapshot(database, async (inside) => {
      const { sumVat, countOrders } = statementsFor(inside)
      return { parts: await sumVat(days), orders: await countOrders(days) }
    }),

  listTickets: statementsFor(database).listTickets,
  listStock: statementsFor(database).listStock,
})

export type ReportQueries = ReturnType<typeof reportQueries>

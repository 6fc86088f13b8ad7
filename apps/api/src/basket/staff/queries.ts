import type { ProductClass } from '@dabali/domain'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { readPage } from '../../http/schemas.ts'
import { escapeLike } from '../../staff/audit/queries.ts'

export type Connection = Database

export const RULE_STATES = ['planned', 'active', 'used_up', 'ended'] as const
type RuleState = (typeof RULE_STATES)[number]

/** Money is in paisa. */
export type StaffVoucherRow = {
  code: string
  name: string
  starts_at: Date
  ends_at: Date
  percent: number | null
  amount: number | null
  least_total: number
  product_classes: ProductClass[] | null
  most_uses: number | null
  most_uses_each: number | null
  customers: string[] | null
  uses: number
  version: number
  created_at: Date
  batch: string | null
  state: RuleState
}

export type VoucherUseRow = { number: string; status: string; used_at: Date; amount: number }

export type StaffOfferRow = {
  id: number
  names: Partial<Record<'en' | 'ne', string>>
  percent: number
  product_classes: ProductClass[] | null
  category: { id: number; slug: string; name: Partial<Record<'en' | 'ne', string>> } | null
  least_quantity: number
  starts_at: Date
  ends_at: Date | null
  place: number
  version: number
  state: 'planned' | 'active' | 'ended'
}

type Window = { limit: number; offset: number }

const VOUCHER_STATE = sql<RuleState>`case
  when ends_at <= now() then 'ended' when starts_at > now() then 'planned' when uses >= most_uses then 'used_up' else 'active'
end`

/** A voucher for nothing but tickets, which is all that the box office sees. */
const isForTickets = sql<boolean>`product_classes = array['Ticket']`

type VoucherFilters = {
  state: string | undefined
  batch: string | undefined
  text: string | undefined
  onlyTickets: boolean
}

const vouchers = (condition: RawBuilder<unknown>) => sql<StaffVoucherRow>`
  select code, name, starts_at, ends_at, percent, amount, least_total, product_classes, most_uses, most_uses_each, customers, uses, version, created_at, batch,
    ${VOUCHER_STATE} as state
  from voucher where ${condition}`

function voucherConditions({ state, batch, text, onlyTickets }: VoucherFilters) {
  const pattern = `%${escapeLike(text ?? '')}%`
  return sql.join(
    [
      sql`true`,
      ...(onlyTickets ? [isForTickets] : []),
      ...(state ? [sql`${VOUCHER_STATE} = ${state}`] : []),
      ...(batch ? [sql`batch = ${batch}::uuid`] : []),
      ...(text ? [sql`(code ilike ${pattern} or name ilike ${pattern})`] : []),
    ],
    sql` and `,
  )
}

export const voucherStatements = (connection: Connection) => ({
  /** The newest first. */
  async list(filters: VoucherFilters, { limit, offset }: Window) {
    const condition = voucherConditions(filters)
    const { rows } = await sql<StaffVoucherRow>`
      ${vouchers(condition)} order by created_at desc, code limit ${limit} offset ${offset}`.execute(connection)
    const { rows: counts } = await sql<{ count: number }>`
      select count(*)::integer as count from voucher where ${condition}`.execute(connection)
    return { rows, count: counts[0]?.count ?? 0 }
  },

  async find(code: string, { onlyTickets }: { onlyTickets: boolean }) {
    const condition = onlyTickets ? sql`code = ${code} and ${isForTickets}` : sql`code = ${code}`
    const { rows } = await vouchers(condition).execute(connection)
    return rows[0]
  },

  /** An order that takes a use waits, and the number of uses stays. */
  lock: (code: string) => sql`select from voucher where code = ${code} for no key update`.execute(connection),

  /** Inserts the codes that nobody has yet, and returns them. */
  async insert(codes: readonly string[], voucher: Omit<Insertable<Schema['voucher']>, 'code'>): Promise<string[]> {
    const rows = await connection
      .insertInto('voucher')
      .values(codes.map((code) => ({ ...voucher, code })))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute()
    return rows.map(({ code }) => code)
  },

  change: (code: string, columns: Updateable<Schema['voucher']>) =>
    connection
      .updateTable('voucher')
      .set({ ...columns, version: sql`version + 1` })
      .where('code', '=', code)
      .execute(),

  /** A voucher that has not begun has never been valid. */
  end: (code: string) =>
    sql`
      update voucher set version = version + 1, ends_at = now(), starts_at = least(starts_at, now() - interval '1 second')
      where code = ${code}`.execute(connection),

  /** Ends what of a batch has not ended, in the order of the codes: orders lock them in the same one. */
  async endBatch(batch: string, { onlyTickets }: { onlyTickets: boolean }) {
    const mine = onlyTickets ? sql`batch = ${batch}::uuid and ${isForTickets}` : sql`batch = ${batch}::uuid`
    const { rows } = await sql<{ codes: number; ended: number }>`
      with mine as (
        select code, ends_at from voucher where ${mine} order by code for no key update
      ), ended as (
        update voucher set version = version + 1, ends_at = now(), starts_at = least(starts_at, now() - interval '1 second')
        where code in (select code from mine where ends_at > now()) returning code
      )
      select (select count(*) from mine)::integer as codes, (select count(*) from ended)::integer as ended`.execute(
      connection,
    )
    return rows[0] ?? { codes: 0, ended: 0 }
  },

  /**
   * Whether an order was placed with it. One that has expired or was cancelled gives its use back to the counted ones, and
   * still shows what the voucher took off: a late payment confirms it at that price.
   */
  async isUsed(code: string): Promise<boolean> {
    const discount = JSON.stringify([{ kind: 'voucher', code }])
    const { rows } = await sql<{ is_used: boolean }>`
      select uses > 0 or exists (
        select from "order" where discounts <> '[]' and discounts @> ${discount}::jsonb
      ) as is_used
      from voucher where code = ${code}`.execute(connection)
    return rows[0]?.is_used ?? false
  },

  listUses: (code: string, window: Window) =>
    readPage(window, async ({ limit, offset }) => {
      const { rows } = await sql<VoucherUseRow & { count: number }>`
        select number, status, used_at, coalesce((
            select sum((discount ->> 'amount')::integer)::integer from jsonb_array_elements(discounts) as discount
            where discount ->> 'kind' = 'voucher' and discount ->> 'code' = ${code}
          ), 0) as amount, count(*) over ()::integer as count
        from voucher_use join "order" on "order".id = order_id
        where code = ${code} order by used_at desc, number desc limit ${limit} offset ${offset}`.execute(connection)
      return rows
    }),
})

const OFFER_STATE = sql<StaffOfferRow['state']>`case
  when ends_at <= now() then 'ended' when starts_at > now() then 'planned' else 'active'
end`

const offers = sql`
  select offer.id, names, percent, product_classes, least_quantity, starts_at, ends_at, version, ${OFFER_STATE} as state,
    row_number() over (order by position, offer.id)::integer as place, (
      select json_build_object('id', content.id, 'slug', slug, 'name', (
        select json_object_agg(language, title) from content_translation where content_id = content.id
      )) from content where content.id = category_id
    ) as category
  from offer`

export const offerStatements = (connection: Connection) => ({
  list(state: string | undefined, window: Window) {
    const condition = state === undefined ? sql`true` : sql`state = ${state}`
    return readPage(window, async ({ limit, offset }) => {
      const { rows } = await sql<StaffOfferRow & { count: number }>`
        select *, count(*) over ()::integer as count from (${offers}) as offer
        where ${condition} order by place limit ${limit} offset ${offset}`.execute(connection)
      return rows
    })
  },

  async find(id: number) {
    const { rows } = await sql<StaffOfferRow>`select * from (${offers}) as offer where id = ${id}`.execute(connection)
    return rows[0]
  },

  async count(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from offer`.execute(connection)
    return rows[0]?.count ?? 0
  },

  /** Changes of offers run one after the other, because a place is about all of them. Carts are still priced. */
  lock: () => sql`lock table offer in share row exclusive mode`.execute(connection),

  insert: (offer: Insertable<Schema['offer']>) =>
    connection.insertInto('offer').values(offer).returning('id').executeTakeFirstOrThrow(),

  change: (id: number, columns: Updateable<Schema['offer']>) =>
    connection
      .updateTable('offer')
      .set({ ...columns, version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),

  /** An offer that has not begun has never been valid. */
  end: (id: number) =>
    sql`
      update offer set version = version + 1, ends_at = now(),
        starts_at = case when starts_at < now() then starts_at else now() - interval '1 second' end
      where id = ${id}`.execute(connection),

  /** Moves an offer to a place among all, from 1; a place after the last is the last. */
  place: (id: number, place: number) =>
    sql`
      with other as (
        select id, row_number() over (order by position, id) as rank from offer where id <> ${id}
      )
      update offer set position = placed.position from (
        select id, (rank + (rank >= ${place}::integer)::integer)::integer as position from other
        union all
        select ${id}::integer, least(${place}::integer, (select count(*) + 1 from other))::integer
      ) as placed where placed.id = offer.id`.execute(connection),

  async isCategory(id: number): Promise<boolean> {
    const { rows } = await sql`select from category where id = ${id}`.execute(connection)
    return rows.length > 0
  },
})

import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The account, or else the email address, that owns it; neither for a gift that has not been accepted. */
type Owner = { account_id: string | null; email: string | null }
type Granted = Owner & { id: string; product_id: number; terms: 'own' | 'window' | 'subscription'; is_gift: boolean }

/** Period of a plan without a row of its own. */
const USUAL_PERIOD_DAYS = 30

const isOf = ({ account_id, email }: Owner) =>
  sql<boolean>`(account_id is not distinct from ${account_id}::uuid and email is not distinct from ${email}::text)`

/** Grants and revokes entitlements in the transaction of an order. */
export const entitlementStatements = (inside: Database) => ({
  /**
   * Inserts an entitlement for each digital product of the lines and, for bundles, for their contents. A gift without
   * an email address has no owner until it is accepted through its link.
   */
  async insertGoods(orderId: string): Promise<Granted[]> {
    const { rows } = await sql<Granted>`
      with recursive bought as (
        select id, account_id, email, is_gift and recipient <> '' as is_gift, recipient,
          greatest(now(), nullif(gift ->> 'deliver_on', '')::date::timestamp at time zone 'Asia/Kathmandu') as earliest_at
        from "order" cross join lateral (select lower(coalesce(gift ->> 'recipient_email', '')) as recipient) as sent
        where id = ${orderId}
      ), held (line_id, copies, product_id, product_class) as (
        select line.id, line.quantity - line.refunded_quantity, line.product_id, line.product_class
        from order_line as line where order_id = ${orderId} and quantity > refunded_quantity
        union
        select held.line_id, held.copies, product.id, product.product_class
        from held join bundle_item as item on item.bundle_id = held.product_id
        join product on product.id = item.product_id
      ), goods as (
        select held.*, case product_class
          when 'E-book' then 'own'
          when 'Audiobook' then 'own'
          when 'Pay Per View' then 'window'
          when 'Subscription' then 'subscription'
          when 'Digital Bundle' then case
            when exists (select from product_file as file where file.product_id = held.product_id)
              or not exists (select from bundle_item where bundle_id = held.product_id) then 'own'
            end
          end as terms
        from held
      )
      insert into entitlement (
        id, order_line_id, order_id, product_id, terms, account_id, email, is_gift, copies, earliest_at, starts_at,
        starts_by, hours_to_watch, period_days, ends_at
      )
      select gen_random_uuid(), goods.line_id, bought.id, goods.product_id, goods.terms,
        case when not is_gift then account_id end,
        case when is_gift then recipient when account_id is null then nullif(lower(email), '') end,
        is_gift, goods.copies, moment.earliest_at, moment.earliest_at,
        case when terms = 'window' then moment.earliest_at + make_interval(days => coalesce(days_to_start, 30)) end,
        case when terms = 'window' then coalesce(hours_to_watch, 48) end,
        case when terms = 'subscription' then days end,
        case when terms = 'subscription' then moment.earliest_at + make_interval(days => days * goods.copies) end
      from goods cross join bought
      left join viewing_window using (product_id)
      left join subscription_plan as plan using (product_id)
      cross join lateral (
        select case when is_gift then bought.earliest_at else now() end as earliest_at,
          coalesce(plan.period_days, ${sql.lit(USUAL_PERIOD_DAYS)}) as days
      ) as moment
      where terms is not null
      on conflict (order_line_id, product_id) do nothing
      returning id, product_id, terms, account_id, email, is_gift`.execute(inside)
    return rows
  },

  /** Serializes orders that extend the same pass. */
  lockPasses: ({ account_id, email }: Owner) =>
    sql`select pg_advisory_xact_lock(hashtextextended('library pass ' || ${account_id ?? email}::text, 0))`.execute(
      inside,
    ),

  async listPasses(accountId: string) {
    const { rows } = await sql<{ product_id: number; terms: string; account_id: string; email: null }>`
      select distinct product_id, terms, account_id, null as email from entitlement
      where account_id = ${accountId}::uuid and terms = 'subscription' order by product_id`.execute(inside)
    return rows
  },

  /**
   * Chains the periods of a pass: each starts when it was bought or when the previous one ends. The end of each is the
   * latest that results from any earlier period followed without a gap.
   */
  chainPeriods: (productId: number, owner: Owner) =>
    sql`
      with period as (
        select id, earliest_at, period_days * copies as days,
          sum(period_days * copies) over (order by earliest_at, id) as days_until_its_end
        from entitlement
        where product_id = ${productId} and terms = 'subscription' and revoked_at is null and ${isOf(owner)}
      ), chained as (
        select id, days, max(earliest_at - make_interval(days => (days_until_its_end - days)::integer))
          over (order by earliest_at, id) + make_interval(days => days_until_its_end::integer) as ends_at
        from period
      )
      update entitlement
      set starts_at = chained.ends_at - make_interval(days => days), ends_at = chained.ends_at, reminded_at = null
      from chained
      where chained.id = entitlement.id and chained.ends_at <> entitlement.ends_at`.execute(inside),

  /**
   * Revokes all entitlements of an order, or the given quantities of its lines. What a pass has opened depends on the
   * pass.
   */
  async revokeGoods(orderId: string, lines: readonly { productId: number; quantity: number }[] | undefined) {
    const given = JSON.stringify((lines ?? []).map(({ productId, quantity }) => ({ id: productId, quantity })))
    const { rows } = await sql<Omit<Granted, 'is_gift'>>`
      with given_back as (
        select line.id, case when ${lines === undefined}::boolean then line.quantity else given.quantity end as copies
        from order_line as line
        left join jsonb_to_recordset(${given}::jsonb) as given (id integer, quantity integer) on given.id = line.product_id
        where line.order_id = ${orderId} and (${lines === undefined}::boolean or given.id is not null)
      )
      update entitlement
      set copies = greatest(0, entitlement.copies - given_back.copies),
        revoked_at = case when entitlement.copies <= given_back.copies then now() end
      from given_back
      where order_line_id = given_back.id and terms <> 'pass' and revoked_at is null
      returning entitlement.id, product_id, terms, account_id, entitlement.email`.execute(inside)
    return rows
  },

  /** Locks the orders first, so that entitlements of an order that is being settled are found. */
  async claim({ accountId, email }: { accountId: string; email: string }) {
    await inside
      .updateTable('order')
      .set({ account_id: accountId })
      .where('email', '=', email)
      .where('account_id', 'is', null)
      .execute()
    return inside
      .updateTable('entitlement')
      .set({ account_id: accountId, email: null })
      .where('email', '=', email)
      .where('account_id', 'is', null)
      .where(({ eb, or }) => or([eb('is_gift', '=', false), eb('earliest_at', '<=', sql<Date>`now()`)]))
      .returning(['product_id', 'terms'])
      .execute()
  },
})

export type EntitlementStatements = ReturnType<typeof entitlementStatements>

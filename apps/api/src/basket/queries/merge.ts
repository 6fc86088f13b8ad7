import { sql } from 'kysely'
import type { Connection } from './mutations.ts'

export type Pair = { guestId: string; accountBasketId: string }

/** A merged line; `before` is null if the account's basket had none of the product. */
export type MergedLine = { product_id: number; before: number | null; wanted: number; quantity: number }

export const mergingStatements = (connection: Connection) => ({
  /** Waits for a concurrent request that creates a basket for the account. */
  lockAccount: (accountId: string) =>
    connection.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute(),

  /** Locks the open baskets of both until the merge is done. */
  lockBaskets: ({ accountId, tokenHash }: { accountId: string; tokenHash: Buffer }) =>
    connection
      .selectFrom('basket')
      .select(['id', 'kind', 'account_id'])
      .where('status', '=', 'Open')
      .where(({ or, and, eb }) =>
        or([eb('account_id', '=', accountId), and([eb('token_hash', '=', tokenHash), eb('account_id', 'is', null)])]),
      )
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Clears the token: after logging out the device has no basket. */
  giveToAccount: ({ basketId, accountId }: { basketId: string; accountId: string }) =>
    connection
      .updateTable('basket')
      .set({ account_id: accountId, token_hash: null, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', basketId)
      .execute(),

  closeMerged: (basketId: string) =>
    connection
      .updateTable('basket')
      .set({ status: 'Merged', version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', basketId)
      .execute(),

  /**
   * The larger quantity of each product, up to the stock; sold-out products keep a quantity of 1, so that the visitor
   * sees them.
   */
  async mergeLines({ guestId, accountBasketId }: Pair) {
    const { rows } = await sql<MergedLine>`
      with wanted as (
        select gen_random_uuid() as id, theirs.product_id, theirs.created_at, mine.quantity as before,
          greatest(theirs.quantity, mine.quantity) as wanted,
          least(greatest(theirs.quantity, mine.quantity), greatest(sale.most, 1)) as quantity,
          case when theirs.seat_ids <> '{}' then theirs.seat_ids else coalesce(mine.seat_ids, '{}') end as seat_ids
        from basket_line as theirs
        join product_sale as sale on sale.product_id = theirs.product_id
        left join basket_line as mine on mine.basket_id = ${accountBasketId} and mine.product_id = theirs.product_id
        where theirs.basket_id = ${guestId}
      ), kept as (
        insert into basket_line (id, basket_id, product_id, quantity, warning, created_at, seat_ids)
        select id, ${accountBasketId}, product_id, quantity, case when quantity < wanted then 'reduced' end, created_at,
          seat_ids
        from wanted
        on conflict (basket_id, product_id) do update
        set quantity = excluded.quantity, warning = excluded.warning, seat_ids = excluded.seat_ids, updated_at = now()
        where basket_line.quantity <> excluded.quantity or excluded.warning is not null
          or basket_line.seat_ids <> excluded.seat_ids
      )
      select product_id, before, wanted, quantity from wanted
      where quantity is distinct from before or quantity < wanted
      order by product_id`.execute(connection)
    return rows
  },

  /** The account's basket holds the seats of the guest. */
  moveSeats: ({ guestId, accountBasketId }: Pair) =>
    sql`update taken_seat set basket_id = ${accountBasketId} where basket_id = ${guestId}`.execute(connection),

  moveVouchers: ({ guestId, accountBasketId }: Pair) =>
    sql`
      insert into basket_voucher (basket_id, voucher_code)
      select ${accountBasketId}, voucher_code from basket_voucher where basket_id = ${guestId}
      on conflict do nothing`.execute(connection),

  /** Delivery options of the guest fill those that the account's basket lacks. */
  mergeOptions: ({ guestId, accountBasketId }: Pair) =>
    sql`
      update basket as mine set
        version = mine.version + 1, updated_at = now(),
        is_gift = mine.is_gift or theirs.is_gift,
        gift = coalesce(mine.gift, theirs.gift),
        shipping_address = coalesce(mine.shipping_address, theirs.shipping_address),
        shipping_method_code = coalesce(mine.shipping_method_code, theirs.shipping_method_code),
        gift_card_id = coalesce(mine.gift_card_id, theirs.gift_card_id)
      from basket as theirs where mine.id = ${accountBasketId} and theirs.id = ${guestId}`.execute(connection),

  /** A request that is retried after the login keeps its idempotency key. */
  moveKeys: ({ accountId, tokenHash }: { accountId: string; tokenHash: Buffer }) =>
    sql`
      update idempotency set scope = ${accountId}
      where scope = encode(${tokenHash}::bytea, 'hex') and not exists (
        select from idempotency as kept where kept.scope = ${accountId} and kept.key = idempotency.key
      )`.execute(connection),
})

export type MergingStatements = ReturnType<typeof mergingStatements>

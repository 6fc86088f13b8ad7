import { sql } from 'kysely'
import type { Connection, Kind } from './mutations.ts'

type Pair = { guestId: string; accountBasketId: string }

/** A merged line; `before` is null if the account's basket had none of the product. */
type MergedLine = { product_id: number; before: number | null; wanted: number; quantity: number }

const mergingStatements = (connection: Connection) => ({
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
          coalesce(theirs.chosen_price, mine.chosen_price) as chosen_price,
          case when theirs.seat_ids <> '{}' then theirs.seat_ids else coalesce(mine.seat_ids, '{}') end as seat_ids
        from basket_line as theirs
        cross join lateral sale_for(array[${guestId}, ${accountBasketId}], theirs.product_id) as sale
        left join basket_line as mine on mine.basket_id = ${accountBasketId} and mine.product_id = theirs.product_id
        where theirs.basket_id = ${guestId}
      ), kept as (
        insert into basket_line (id, basket_id, product_id, quantity, warning, created_at, seat_ids, chosen_price)
        select id, ${accountBasketId}, product_id, quantity, case when quantity < wanted then 'reduced' end, created_at,
          seat_ids, chosen_price
        from wanted
        on conflict (basket_id, product_id) do update
        set quantity = excluded.quantity, warning = excluded.warning, seat_ids = excluded.seat_ids,
          chosen_price = excluded.chosen_price, updated_at = now()
        where basket_line.quantity <> excluded.quantity or excluded.warning is not null
          or basket_line.seat_ids <> excluded.seat_ids
          or basket_line.chosen_price is distinct from excluded.chosen_price
      )
      select product_id, before, wanted, quantity from wanted
      where quantity is distinct from before or quantity < wanted
      order by product_id`.execute(connection)
    return rows
  },

  /** The account's basket holds the seats and tickets of the guest. */
  moveHolds: ({ guestId, accountBasketId }: Pair) =>
    sql`
      with seats as (
        update taken_seat set basket_id = ${accountBasketId} where basket_id = ${guestId}
      ) select move_holds(${guestId}, ${accountBasketId})`.execute(connection),

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

type MergingStatements = ReturnType<typeof mergingStatements>

export type BasketChange = { product_id: number; quantity: number; reason: 'added' | 'raised' | 'reduced' }

export type Merge = {
  accountId: string
  basketTokenHash: Buffer | undefined
  /** At checkout the guest's basket wins, because it is what the visitor sees. */
  checkout?: boolean | undefined
}

/**
 * Merges a guest's basket into that of the account, in the transaction of the login, and returns the changes: for each
 * product the larger quantity, up to the stock. Closes the guest's basket, so that a repeated merge does nothing. An
 * account without a basket takes over the guest's, also for `buy-now`.
 */
export async function mergeBaskets(
  inside: Connection,
  { accountId, basketTokenHash: tokenHash, checkout = false }: Merge,
): Promise<{ merged: boolean; changes: BasketChange[] }> {
  if (tokenHash === undefined) return { merged: false, changes: [] }
  const statements = mergingStatements(inside)
  await statements.lockAccount(accountId)
  const baskets = await statements.lockBaskets({ accountId, tokenHash })
  await statements.moveKeys({ accountId, tokenHash })
  const changes: BasketChange[] = []
  let merged = false
  for (const kind of ['cart', 'buy-now'] as const) {
    const guestId = idOf(baskets, kind, null)
    if (guestId === undefined) continue
    merged = true
    const accountBasketId = idOf(baskets, kind, accountId)
    if (accountBasketId === undefined || checkout || kind === 'buy-now') {
      if (accountBasketId !== undefined) await statements.closeMerged(accountBasketId)
      await statements.giveToAccount({ basketId: guestId, accountId })
    } else changes.push(...(await mergeLines(statements, { guestId, accountBasketId })))
  }
  return { merged, changes }
}

const idOf = (baskets: { id: string; kind: Kind; account_id: string | null }[], kind: Kind, owner: string | null) =>
  baskets.find((basket) => basket.kind === kind && basket.account_id === owner)?.id

async function mergeLines(statements: MergingStatements, pair: { guestId: string; accountBasketId: string }) {
  const lines = await statements.mergeLines(pair)
  await statements.moveHolds(pair)
  await statements.moveVouchers(pair)
  await statements.mergeOptions(pair)
  await statements.closeMerged(pair.guestId)
  return lines.map(toChange)
}

const toChange = ({ product_id, before, wanted, quantity }: MergedLine): BasketChange => ({
  product_id,
  quantity,
  reason: quantity < wanted ? 'reduced' : before === null ? 'added' : 'raised',
})

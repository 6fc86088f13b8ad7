import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Address } from '../../address/address.ts'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { Gift } from '../schemas.ts'

export type Connection = Database | Transaction<Schema>
export type Kind = Schema['basket']['kind']['__select__']

/** The basket to change, and its expected version if the request names one. */
export type Target = { basketId: string; version: number | undefined }
type OfLine = Target & { lineId: string }
/** A chosen price is checked before; null: the list price. */
export type LineAddition = { lineId: string; productId: number; quantity: number; chosenPrice: number | null }
type Addition = Target & LineAddition
type Creation = Omit<Addition, 'version'> & { tokenHash: Buffer | undefined; accountId: string | null; kind: Kind }

/** Undefined fields stay unchanged. */
export type BasketOptions = {
  is_gift?: boolean
  gift?: Gift | null
  shipping_address?: Address | null
  shipping_method_code?: string | null
}

/** Whether the basket was open and of the expected version, and whether the change was applied. */
export type Outcome = { moved: boolean; done: boolean }

const stillOpen = ({ basketId, version = null }: { basketId: string; version?: number | null | undefined }) => sql`
  basket.id = ${basketId} and basket.status = 'Open' and (${version}::integer is null or basket.version = ${version})`

/** Every change locks the row of the basket first, which serializes changes. */
const bumpVersion = (target: Target, also: RawBuilder<unknown> = sql``) => sql`
  update basket set version = version + 1, updated_at = now() ${also} where ${stillOpen(target)} returning id`

const OUTCOME = (done: RawBuilder<unknown>) => sql`
  select exists (select from moved) as moved, exists (select from ${done}) as done`

/**
 * Adds to the basket that `moved` has locked. With a chosen price, a product that is in the basket as often as possible only gets another
 * price.
 */
export const lineAddition = ({ productId, quantity, lineId, chosenPrice }: LineAddition) => sql`
  insert into basket_line as line (id, basket_id, product_id, quantity, chosen_price)
  select ${lineId}::uuid, moved.id, sale.product_id, ${quantity}::integer, ${chosenPrice}::integer
  from moved cross join lateral sale_for(array[moved.id], ${productId}::integer) as sale
  where ${quantity}::integer <= sale.most
  on conflict (basket_id, product_id) do update
  set quantity = least(
      line.quantity + excluded.quantity,
      (select most from sale_for(array[excluded.basket_id], excluded.product_id))
    ), chosen_price = coalesce(excluded.chosen_price, line.chosen_price), warning = null, updated_at = now()
  where excluded.chosen_price is not null or line.quantity + excluded.quantity <= (
    select most from sale_for(array[excluded.basket_id], excluded.product_id)
  )
  returning line.id`

/** Writes to one basket. Each is one statement that checks and writes. */
export const basketMutations = (connection: Connection) => {
  const run = async (statement: RawBuilder<Outcome>) => {
    const { rows } = await statement.execute(connection)
    return rows[0] ?? { moved: false, done: false }
  }
  return {
    /**
     * Creates the basket with its first line, unless the visitor has one by now or the stock is too low. Waits for a
     * concurrent login that gives the account a basket.
     */
    createBasket: (made: Creation) =>
      run(sql<Outcome>`
        with owner as (
          select id from account where id = ${made.accountId}::uuid for key share
        ), moved as (
          insert into basket (id, token_hash, account_id, kind)
          select ${made.basketId}, ${made.tokenHash ?? null}::bytea, (select id from owner), ${made.kind}
          where ${made.accountId}::uuid is null or exists (select from owner)
          on conflict do nothing returning id
        ), added as (
          insert into basket_line (id, basket_id, product_id, quantity, chosen_price)
          select ${made.lineId}::uuid, moved.id, sale.product_id, ${made.quantity}::integer, ${made.chosenPrice}::integer
          from moved cross join lateral sale_for(array[moved.id], ${made.productId}::integer) as sale
          where ${made.quantity}::integer <= sale.most
          returning id
        ) ${OUTCOME(sql`added`)}`),

    addQuantity: ({ basketId, version, ...addition }: Addition) =>
      run(sql<Outcome>`
        with moved as (${bumpVersion({ basketId, version })}), added as (${lineAddition(addition)}) ${OUTCOME(sql`added`)}`),

    /** Clears gift, gift card and shipping method, keeps the address. Locks the basket for the rest of the transaction. */
    clearOptions: (target: Target) =>
      run(sql<Outcome>`
        with moved as (${bumpVersion(target, sql`, is_gift = false, gift = null, shipping_method_code = null, gift_card_id = null`)})
        ${OUTCOME(sql`moved`)}`),

    /** Replaces all lines by one; the caller has locked the basket. */
    replaceLines: ({ productId, quantity, lineId, basketId, chosenPrice }: Omit<Addition, 'version'>) =>
      run(sql<Outcome>`
        with others as (
          delete from basket_line where basket_id = ${basketId} and product_id <> ${productId}::integer
        ), vouchers as (
          delete from basket_voucher where basket_id = ${basketId}
        ), added as (
          insert into basket_line as line (id, basket_id, product_id, quantity, chosen_price)
          select ${lineId}::uuid, ${basketId}, sale.product_id, ${quantity}::integer, ${chosenPrice}::integer
          from sale_for(array[${basketId}], ${productId}::integer) as sale
          where ${quantity}::integer <= sale.most
          on conflict (basket_id, product_id) do update
          set quantity = excluded.quantity, chosen_price = excluded.chosen_price, warning = null, seat_ids = '{}',
            updated_at = now()
          returning line.id
        ) select true as moved, exists (select from added) as done`),

    changeQuantity: ({ lineId, quantity, ...target }: OfLine & { quantity: number }) =>
      run(sql<Outcome>`
        with moved as (${bumpVersion(target)}), changed as (
          update basket_line as line set quantity = ${quantity}::integer, warning = null, updated_at = now()
          from moved
          where line.id = ${lineId}::uuid and line.basket_id = moved.id and ${quantity}::integer <= (
            select most from sale_for(array[moved.id], line.product_id)
          )
          returning line.id
        ) ${OUTCOME(sql`changed`)}`),

    /** Without such a line the version does not change. */
    removeLine: ({ lineId, ...target }: OfLine) =>
      run(sql<Outcome>`
        with mine as (select id from basket where ${stillOpen(target)} for update), gone as (
          delete from basket_line using mine
          where basket_line.id = ${lineId}::uuid and basket_line.basket_id = mine.id returning mine.id
        ), moved as (
          update basket set version = version + 1, updated_at = now() where id in (select id from gone) returning id
        ) select exists (select from mine) as moved, exists (select from moved) as done`),

    changeOptions: ({ options, ...target }: Target & { options: BasketOptions }) =>
      run(sql<Outcome>`
        with moved as (${bumpVersion(target, asked(options))}) ${OUTCOME(sql`moved`)}`),

    /** Freezes the basket: a concurrent checkout finds it frozen. Returns the contact of the buyer's account. */
    async freeze({ accountId, ...target }: Target & { accountId: string | null }) {
      const { rows } = await sql<{ email: string | null; phone_number: string | null }>`
        with moved as (${bumpVersion(target, sql`, status = 'Frozen'`)})
        select account.email, account.phone_number
        from moved left join account on account.id = ${accountId}::uuid`.execute(connection)
      const [buyer = { email: null, phone_number: null }] = rows
      return { moved: rows.length > 0, done: true, ...buyer }
    },

    setGiftCard: ({ cardId, ...target }: Target & { cardId: string | null }) =>
      run(sql<Outcome>`
        with moved as (${bumpVersion(target, sql`, gift_card_id = ${cardId}::uuid`)}) ${OUTCOME(sql`moved`)}`),

    addVoucher: ({ code, ...target }: Target & { code: string }) =>
      run(sql<Outcome>`
        with moved as (${bumpVersion(target)}), added as (
          insert into basket_voucher (basket_id, voucher_code)
          select moved.id, voucher.code from moved cross join voucher
          where voucher.code = ${code} and voucher.starts_at <= now() and voucher.ends_at > now()
            and (voucher.most_uses is null or voucher.uses < voucher.most_uses)
          on conflict (basket_id, voucher_code) do update set added_at = basket_voucher.added_at
          returning voucher_code
        ) ${OUTCOME(sql`added`)}`),

    removeVoucher: ({ code, ...target }: Target & { code: string }) =>
      run(sql<Outcome>`
        with mine as (select id from basket where ${stillOpen(target)} for update), gone as (
          delete from basket_voucher using mine
          where basket_voucher.basket_id = mine.id and basket_voucher.voucher_code = ${code} returning mine.id
        ), moved as (
          update basket set version = version + 1, updated_at = now() where id in (select id from gone) returning id
        ) select exists (select from mine) as moved, exists (select from moved) as done`),
  }
}

/** The same text for all inputs, so that it is prepared once. */
const asked = (options: BasketOptions) => sql`,
  is_gift = coalesce(${options.is_gift ?? null}::boolean, is_gift),
  gift = case when ${options.gift !== undefined}::boolean then ${json(options.gift)}::jsonb else gift end,
  shipping_address = case when ${options.shipping_address !== undefined}::boolean
    then ${json(options.shipping_address)}::jsonb else shipping_address end,
  shipping_method_code = case when ${options.shipping_method_code !== undefined}::boolean
    then ${options.shipping_method_code ?? null}::text else shipping_method_code end`

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

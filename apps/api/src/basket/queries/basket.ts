import { sql } from 'kysely'
import {
  COMMIT_UNFLUSHED,
  type Database,
  oneStatement,
  prepareStatement,
  transaction,
} from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { type Claim, claimedKey, idempotencyStatements } from '../../idempotency/queries.ts'
import { seatStatements } from '../../seats/queries.ts'
import {
  type Contents,
  contents,
  ofBasket,
  ofList,
  type SaleRow,
  slotStatements,
  type VoucherRow,
  voucherJson,
} from './contents.ts'
import {
  basketMutations,
  type Connection,
  type Kind,
  type LineAddition,
  lineAddition,
  type Outcome,
} from './mutations.ts'
import {
  type BasketRow,
  basketOf,
  COLUMNS,
  isMine,
  mayChange,
  type StoredBasket,
  visited,
  visitor,
  type Which,
  type Who,
} from './visited-basket.ts'

/** Columns of a left join. */
type Maybe<T> = T | { [K in keyof T]: null }
type Claimed = Omit<Claim, 'status'> & { answer_status: number | null }
type Seen = { account_id: string | null; is_mine: boolean } & Maybe<BasketRow>

const SALE = sql`sale.product_class, most, refusal, num_available, largest_quantity, sales_start_at`

/** The only line of a guest's basket, without vouchers. */
const OF_NEW = {
  lines: sql`(select * from added)`,
  vouchers: sql`(select null::text as voucher_code where false)`,
  owner: sql`null::uuid`,
}

const createdFirst = prepareStatement<FirstBasket, StoredBasket>((value) => {
  const [basketId, productId, quantity] = [
    value((made) => made.basketId),
    value((made) => made.productId),
    value((made) => made.quantity),
  ]
  const language = value((made) => made.language)
  return sql`
    with made as (
      insert into basket (id, token_hash, kind)
      select ${basketId}::text, ${value((made) => made.tokenHash)}::bytea, ${value((made) => made.kind)}::text
      from sale_for(array[${basketId}::text], ${productId}::integer) as sale where ${quantity}::integer <= sale.most
      returning *
    ), added as (
      insert into basket_line (id, basket_id, product_id, quantity)
      select ${value((made) => made.lineId)}::uuid, made.id, ${productId}::integer, ${quantity}::integer from made
      returning *
    )
    select ${COLUMNS}, ${contents({ ...OF_NEW, language })} from made as basket`
})

export const basketStatements = (connection: Connection) => ({
  ...basketMutations(connection),
  ...idempotencyStatements(connection),
  ...slotStatements(connection),
  ...seatStatements(connection),

  /** The basket with owner and contents, in one statement. */
  async findBasket(who: Who, which: Which, language: Language) {
    const { rows } = await sql<{ account_id: string | null; is_mine: boolean } & Maybe<BasketRow> & Contents>`
      select visitor.account_id, ${isMine(who)} as is_mine, ${COLUMNS}, ${contents({ ...ofBasket, language })}
      from ${visitor(who)} left join lateral ${basketOf(who, which)} on true`.execute(connection)
    return one(rows)
  },

  /** The basket before a change: without contents, with the stored request of the idempotency key. */
  async visit(who: Who, which: Which, key: string | undefined) {
    const { rows } = await sql<
      Seen & Claimed & { scope: string | null; knows_token: boolean }
    >`${visited({ who, which, key })}`.execute(connection)
    const { is_free, request_hash, answer_status, answer, ...seen } = one(rows)
    return { ...seen, claim: { is_free, request_hash, status: answer_status, answer } }
  },

  /**
   * The same, with a product added to the basket in the same statement. A request that is answered or refused, or that finds no open
   * basket of its visitor, adds nothing.
   */
  async visitAndAdd({ who, key, version = null }: Adding, which: Which, addition: LineAddition) {
    const { rows } = await sql<Seen & Claimed & Outcome & { scope: string | null; knows_token: boolean }>`
      with seen as materialized (${visited({ who, which, key })}), moved as (
        update basket set version = basket.version + 1, updated_at = now()
        from seen where ${mayChange(version)}
        returning basket.id
      ), added as (${lineAddition(addition)})
      select seen.*, exists (select from moved) as moved, exists (select from added) as done from seen`.execute(
      connection,
    )
    const { is_free, request_hash, answer_status, answer, moved, done, ...seen } = one(rows)
    return { ...seen, claim: { is_free, request_hash, status: answer_status, answer }, outcome: { moved, done } }
  },

  /**
   * Creates the basket of a visitor who is not known yet, with its first line, and reads it. Undefined if there is not so much of the
   * product: then there is no basket either.
   */
  async createFirst(made: FirstBasket): Promise<StoredBasket | undefined> {
    return (await createdFirst(connection, made))[0]
  },

  /**
   * The basket with its contents, frozen for a checkout in the same statement. That happens only if nobody has changed it since it was
   * read here: every change of the contents counts the version up. A request that is answered or refused freezes nothing. The caller
   * flushes the commit.
   */
  async visitAndFreeze(who: Who, which: Which, { key, version = null, language }: Freezing) {
    const { rows } = await sql<Seen & Contents & Claimed & Buyer & { scope: string | null; is_frozen: boolean }>`
      with seen as materialized (
        select visitor.account_id, visitor.scope, ${isMine(who)} as is_mine, ${COLUMNS},
          claim.is_free, claim.request_hash, claim.status as answer_status, claim.answer,
          ${contents({ ...ofBasket, language })}
        from ${visitor(who)}
        cross join lateral ${claimedKey(sql.ref('visitor.scope'), key ?? null)} as claim
        left join lateral ${basketOf(who, which)} on true
      ), frozen as (
        update basket set version = basket.version + 1, updated_at = now(), status = 'Frozen'
        from seen
        where ${mayChange(version)} and basket.version = seen.version
        returning basket.id
      )
      select seen.*, frozen.id is not null as is_frozen, account.email as buyer_email, account.phone_number as buyer_phone
      from seen left join frozen on true left join account on account.id = seen.account_id
      where ${COMMIT_UNFLUSHED} = 'off'`.execute(connection)
    const { is_free, request_hash, answer_status, answer, buyer_email, buyer_phone, is_frozen, ...seen } = one(rows)
    return {
      seen,
      claim: { is_free, request_hash, status: answer_status, answer },
      frozen: is_frozen ? { email: buyer_email, phone_number: buyer_phone } : undefined,
    }
  },

  async readBasket(id: string, language: Language) {
    const { rows } = await sql<StoredBasket>`
      select ${COLUMNS}, ${contents({ ...ofBasket, language })} from basket where basket.id = ${id}`.execute(connection)
    return one(rows)
  },

  /** The contents of a basket that is not stored; unknown products are left out. */
  async readList(list: { lines: { product_id: number; quantity: number }[]; codes: string[] }, language: Language) {
    const { rows } = await sql<Contents>`
      select ${contents({ ...ofList(list.lines, list.codes), language })}`.execute(connection)
    return one(rows)
  },

  findState: (id: string) =>
    connection.selectFrom('basket').select(['status', 'version']).where('id', '=', id).executeTakeFirst(),

  findPrices: (productId: number) =>
    connection
      .selectFrom('product')
      .select(['selling_price', 'least_price'])
      .where('id', '=', productId)
      .executeTakeFirst(),

  /** What a basket may have of a product. */
  async findSale({ basketId, productId }: { basketId: string | null; productId: number }) {
    const { rows } = await sql<SaleRow>`
      select ${SALE} from sale_for(array[${basketId}::text], ${productId}::integer) as sale`.execute(connection)
    return rows[0]
  },

  async findSaleOfLine({ basketId, lineId }: { basketId: string; lineId: string }) {
    const { rows } = await sql<SaleRow>`
      select ${SALE} from basket_line as line cross join lateral sale_for(array[basket_id], line.product_id) as sale
      where line.id = ${lineId}::uuid and basket_id = ${basketId}`.execute(connection)
    return rows[0]
  },

  /** Holds the tickets of a basket, each line whole or not at all. */
  holdTickets: ({ basketId, until }: { basketId: string; until: Date }) =>
    sql`select hold_tickets(${basketId}, ${until}::timestamptz)`.execute(connection),

  /** Why this customer may not use some of the vouchers, by their codes. */
  async findPersonalRefusals({ codes, accountId, email }: Customer): Promise<Map<string, VoucherRow['refusal']>> {
    const { rows } = await sql<{ code: string; refusal: VoucherRow['refusal'] }>`
      select code, case
        when ${accountId}::uuid is not null or ${email}::text is not null
          then voucher_refusal(voucher, ${accountId}::uuid, ${email}::text)
        when customers is not null then 'log_in'
        when most_uses_each is not null then 'no_email'
      end as refusal
      from voucher where code = any (${codes}::text[])`.execute(connection)
    return new Map(rows.flatMap(({ code, refusal }) => (refusal === null ? [] : [[code, refusal]])))
  },

  async findVoucher(code: string): Promise<VoucherRow | undefined> {
    const { rows } = await sql<{ voucher: VoucherRow }>`
      select ${voucherJson(sql`null::uuid`)} as voucher from voucher where code = ${code}`.execute(connection)
    return rows[0]?.voucher
  },
})

type FirstBasket = Omit<LineAddition, 'chosenPrice'> & {
  basketId: string
  tokenHash: Buffer
  kind: Kind
  language: Language
}
type Adding = { who: Who; key: string | undefined; version: number | undefined | null }
type Freezing = { key: string | undefined; version: number | null | undefined; language: Language }
/** The contact of the account of the buyer. */
type Buyer = { buyer_email: string | null; buyer_phone: string | null }
type Customer = { codes: readonly string[]; accountId: string | null; email: string | null }

function one<T>([row]: T[]): T {
  if (row === undefined) throw new Error('A statement that always finds a row found none.')
  return row
}

export type BasketStatements = ReturnType<typeof basketStatements>

export const basketQueries = (database: Database) => ({
  ...basketStatements(database),
  inTransaction: <T>(write: (inside: BasketStatements) => Promise<T>) =>
    transaction(database, (connection) => write(basketStatements(connection))),
  /** For a write of one statement, which needs neither `begin` nor `commit`. */
  inOneStatement: <T>(write: (alone: BasketStatements) => Promise<T>) =>
    oneStatement(database, (connection) => write(basketStatements(connection))),
})

export type BasketQueries = ReturnType<typeof basketQueries>

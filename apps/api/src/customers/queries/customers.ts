import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { escapeLike } from '../../staff/audit/queries.ts'
import { findCustomerParts, IS_AUTHOR_ACTIVE, ownOrders } from './customer-parts.ts'

/** The database, or the transaction of a write. */
export type Connection = Database

export const CUSTOMER_KINDS = ['account', 'guest'] as const

/** An account, or everyone who ordered with one address without an account. Sums are in paisa. */
export type CustomerRow = {
  /** Of the account, or of the first order of a guest. */
  id: string
  kind: (typeof CUSTOMER_KINDS)[number]
  account_id: string | null
  /** The address that orders, messages and subscriptions without an account are known by; null if it is not verified. */
  own_email: string | null
  name: string
  email: string | null
  phone: string
  language: 'en' | 'ne'
  since: Date
  last_seen_at: Date | null
  version: number
  is_staff: boolean
  num_orders: number
  last_order_at: Date | null
  paid: number
  refunded: number
}

type Search = {
  kind: CustomerRow['kind'] | undefined
  text: string | undefined
  /** The text as an international phone number, if it is one. */
  phone: string | undefined
}

/** Orders without an account whose address no account has verified. An order of someone who has left is of nobody. */
const ofGuest = sql<boolean>`"order".account_id is null and "order".email is not null and not is_forgotten and not exists (
  select from account where account.email = "order".email and email_verified_at is not null
)`

const ACCOUNT = sql`
  select account.id, 'account' as kind, account.id as account_id,
    case when email_verified_at is not null then account.email end as own_email,
    account.name, account.email, account.phone_number as phone, account.language, account.created_at as since,
    (select max(last_seen_at) from login_session where account_id = account.id) as last_seen_at, account.version,
    exists (select from staff_member where account_id = account.id) as is_staff
  from account`

/** The name and the phone number are those of the last order that has them. */
const GUEST = sql`
  select (array_agg("order".id order by placed_at, "order".id))[1] as id, 'guest' as kind, null::uuid as account_id,
    email as own_email,
    coalesce((array_agg(
      trim(concat_ws(' ', shipping_address ->> 'first_name', shipping_address ->> 'last_name'))
      order by placed_at desc
    ) filter (where shipping_address ->> 'first_name' <> ''))[1], '') as name, email,
    coalesce((array_agg(phone order by placed_at desc) filter (where phone is not null))[1], '') as phone,
    (array_agg(language order by placed_at desc))[1] as language, min(placed_at) as since,
    null::timestamptz as last_seen_at, 1 as version, false as is_staff
  from "order" where ${ofGuest}`

const TOTALS = sql`
  select count(*)::integer as num_orders, max(placed_at) as last_order_at,
    coalesce(sum(paid.amount), 0)::double precision as paid, coalesce(sum(paid.refunded), 0)::double precision as refunded
  from "order" left join lateral (
    select sum(amount) as amount, sum(payment.refunded) as refunded
    from payment
    where order_id = "order".id and payment.status in ('paid', 'refund_due', 'partially_refunded', 'refunded')
  ) as paid on true
  where ${ownOrders}`

/** Orders with this number, or with the text in the contact; by index. */
const isWorded = (text: string, phone: string | undefined, pattern: string) => sql<boolean>`"order".id in (
  select id from "order" as named where number = ${text} or phone = ${phone ?? null}::text
  union select id from "order" as worded
    where order_words(worded.email, worded.phone, worded.shipping_address, worded.gift) like ${pattern}
)`

function isAccountFound({ kind, text, phone }: Search): RawBuilder<boolean> {
  if (kind === 'guest') return sql`false`
  if (text === undefined) return sql`true`
  const pattern = `%${escapeLike(text.toLowerCase())}%`
  return sql`account.id in (
    select id from account where account_words(name, email, phone_number) like ${pattern}
    union select account_id from "order" where account_id is not null and ${isWorded(text, phone, pattern)}
    union select named.id from account as named join "order" on "order".email = named.email
      where email_verified_at is not null and account_id is null and not is_forgotten and ${isWorded(text, phone, pattern)}
  )`
}

function isGuestFound({ kind, text, phone }: Search): RawBuilder<boolean> {
  if (kind === 'account') return sql`false`
  if (text === undefined) return ofGuest
  const pattern = `%${escapeLike(text.toLowerCase())}%`
  return sql`${ofGuest} and "order".email in (
    select email from "order" where account_id is null and ${isWorded(text, phone, pattern)}
  )`
}

export const customerStatements = (connection: Connection) => ({
  inTransaction: <T>(write: (inside: Connection) => Promise<T>) => transaction(connection, write),

  async list(search: Search, { limit, offset }: { limit: number; offset: number }) {
    const { rows } = await sql<CustomerRow & { count: number }>`
      with found as (
        select account.id, null::text as guest, created_at as since from account where ${isAccountFound(search)}
        union all
        select (array_agg(id order by placed_at, id))[1], email, min(placed_at) from "order"
        where ${isGuestFound(search)} group by email
      ), page as (
        select *, (count(*) over ())::integer as count from found order by since desc, id limit ${limit} offset ${offset}
      )
      select customer.*, totals.*, page.count from page
      cross join lateral (
        ${ACCOUNT} where page.guest is null and account.id = page.id
        union all ${GUEST} and "order".email = page.guest group by "order".email
      ) as customer
      cross join lateral (${TOTALS}) as totals
      order by page.since desc, page.id`.execute(connection)
    return rows
  },

  /** A guest is found by any of their orders. */
  async find(id: string): Promise<CustomerRow | undefined> {
    const { rows } = await sql<CustomerRow>`
      select customer.*, totals.* from (
        ${ACCOUNT} where account.id = ${id}::uuid
        union all
        ${GUEST} and "order".email = (select email from "order" where id = ${id}::uuid) and exists (
          select from "order" where id = ${id}::uuid and ${ofGuest}
        ) group by "order".email
      ) as customer cross join lateral (${TOTALS}) as totals`.execute(connection)
    return rows[0]
  },

  findParts: (customer: CustomerRow) => findCustomerParts(connection, customer),

  /** What must be done before the customer can be deleted: numbers of open orders, and open messages. */
  async findOpen({ account_id, own_email }: CustomerRow) {
    const { rows } = await sql<{ orders: string[]; messages: number }>`
      with customer as (select ${account_id}::uuid as account_id, ${own_email}::text as own_email)
      select array(
        select number from "order" where ${ownOrders} and (
          status in ('Pending', 'Being processed') or payment_status in ('pending', 'refund_due', 'review')
          or (payment_status = 'cod_pending' and status = 'Complete')
          or exists (
            select from refund join payment on payment.id = payment_id
            where order_id = "order".id and refund.status not in ('done', 'failed')
          )
        ) order by placed_at
      ) as orders, (
        select count(*)::integer from contact_message where email = customer.own_email and status = 'open'
      ) as messages
      from customer`.execute(connection)
    return rows[0] ?? { orders: [], messages: 0 }
  },

  /** In the order of ids, so that two changes of the same accounts wait for each other. New rows of an account wait as well. */
  lockAccounts: (ids: readonly string[]) =>
    sql`select from account where id = any (${ids}::uuid[]) order by id for update`.execute(connection),

  lockOrders: ({ account_id, own_email }: Pick<CustomerRow, 'account_id' | 'own_email'>) =>
    sql`select from "order" where account_id = ${account_id}::uuid or (account_id is null and email = ${own_email}::text)
      order by id for update`.execute(connection),

  addNote: (
    { account_id, own_email }: Pick<CustomerRow, 'account_id' | 'own_email'>,
    note: { text: string; author: string },
  ) =>
    connection
      .insertInto('customer_note')
      .values({ id: randomUUIDv7(), account_id, email: account_id === null ? own_email : null, ...note })
      .returning('id')
      .executeTakeFirstOrThrow(),

  findNote: (id: string) =>
    connection
      .selectFrom('customer_note')
      .select(['id', 'version', 'text', 'author', 'created_at', 'edited_at', IS_AUTHOR_ACTIVE.as('is_author_active')])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Who wrote a note of the customer; locked until the end of the transaction. */
  async findAuthor({ account_id, own_email }: CustomerRow, id: string) {
    const { rows } = await sql<{ author: string; is_author_active: boolean }>`
      select author, ${IS_AUTHOR_ACTIVE} as is_author_active from customer_note
      where id = ${id}::uuid and (account_id = ${account_id}::uuid or email = ${own_email}) for update`.execute(
      connection,
    )
    return rows[0]
  },

  changeNote: (id: string, text: string) =>
    sql`update customer_note set text = ${text}, edited_at = now(), version = version + 1 where id = ${id}::uuid`.execute(
      connection,
    ),

  async removeNote({ account_id, own_email }: CustomerRow, id: string): Promise<boolean> {
    const { rows } = await sql`
      delete from customer_note
      where id = ${id}::uuid and (account_id = ${account_id}::uuid or email = ${own_email}) returning id`.execute(
      connection,
    )
    return rows.length > 0
  },
})

import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

type Language = 'en' | 'ne'
type Titles = { en?: string; ne?: string }

/** What can be sent to somebody who has asked for it. */
export const CONSENT_KINDS = ['newsletter', 'push', 'follows', 'reminders', 'stock_notices'] as const

/** The orders of `customer`: also those that its next login will take over. */
export const ownOrders = sql<boolean>`("order".account_id = customer.account_id or (
  "order".account_id is null and not is_forgotten and "order".email = customer.own_email
))`

/** What belongs to a customer; times are JSON text, sums are in paisa. */
export type CustomerParts = {
  orders: {
    id: string
    number: string
    status: string
    payment_status: string
    fulfilment_status: string
    total: number
    refunded: number
    placed_at: string
    items: { title: Titles; quantity: number }[]
  }[]
  library: {
    id: string
    slug: string
    title: Titles
    terms: string
    state: string
    granted_at: string
    ends_at: string | null
  }[]
  tickets: {
    id: string
    order_number: string
    title: Titles
    starts_at: string
    holder: string
    status: string
    checked_in_at: string | null
  }[]
  reviews: {
    id: string
    slug: string
    stars: number
    title: string
    text: string
    status: string
    updated_at: string
  }[]
  newsletter: { id: string; state: string; language: Language; created_at: string } | null
  messages: { id: string; subject: string; status: string; created_at: string }[]
  notes: CustomerNote[]
  addresses: {
    id: string
    title: string
    name: string
    lines: string[]
    phone: string
    notes: string
    is_default_for_shipping: boolean
    is_default_for_billing: boolean
  }[]
  consents: {
    kind: (typeof CONSENT_KINDS)[number]
    count: number
    given_at: string | null
    withdrawn_at: string | null
  }[]
}

type CustomerNote = {
  id: string
  version: number
  text: string
  author: string
  is_author_active: boolean
  created_at: string
  edited_at: string | null
}

const MOST_PARTS = 100

const titlesOf = (product: RawBuilder<unknown>) => sql`(
  select coalesce(json_object_agg(language, title), '{}') from product_translation where product_id = ${product}
)`

const listOf = (rows: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(part), '[]') from (${rows} limit ${MOST_PARTS}) as part
)`

/** The state of a newsletter subscription. */
const subscriptionState = sql<'active' | 'unconfirmed' | 'unsubscribed'>`case
  when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is null then 'unconfirmed' else 'active' end`

const addresses = sql`
  select id, title, trim(concat_ws(' ', first_name, last_name)) as name, phone_number as phone, notes,
    is_default_for_shipping, is_default_for_billing, array(
      select line from unnest(array[
        line1, line2, line3, landmark, ward, municipality, line4, district, province, state, postcode, country
      ]) with ordinality as part (line, place) where line <> '' order by place
    ) as lines
  from address where account_id = customer.account_id
  order by is_default_for_shipping desc, id`

/** Only what was ever given is listed. */
const consents = sql`
  select kind, count, given_at, withdrawn_at from (
    select 1 as place, 'newsletter' as kind, count(*) filter (where unsubscribed_at is null)::integer as count,
      min(confirmed_at) as given_at, max(unsubscribed_at) as withdrawn_at
    from subscription where email = customer.own_email and confirmed_at is not null
    union all
    select 2, 'push', count(*)::integer, min(added_at), null
    from push_subscription where account_id = customer.account_id
    union all
    select 3, 'follows', count(*) filter (where ended_at is null)::integer, min(followed_at), max(ended_at)
    from follow where account_id = customer.account_id
    union all
    select 4, 'reminders', count(*) filter (where ended_at is null)::integer, min(added_at), max(ended_at)
    from reminder where account_id = customer.account_id
    union all
    select 5, 'stock_notices', count(*)::integer, min(created_at), null
    from stock_notice where email = customer.own_email
  ) as consent where given_at is not null order by place`

export const IS_AUTHOR_ACTIVE = sql<boolean>`exists (
  select from staff_member join account on account.id = staff_member.account_id
  where account.email = customer_note.author and ended_at is null)`

type Owner = { account_id: string | null; own_email: string | null }

/** All of it in one statement. */
export async function findCustomerParts(
  connection: Database,
  { account_id, own_email }: Owner,
): Promise<CustomerParts> {
  const { rows } = await sql<CustomerParts>`
    with customer as (select ${account_id}::uuid as account_id, ${own_email}::text as own_email)
    select ${listOf(sql`
        select id, number, status, payment_status, fulfilment_status, total, refunded, placed_at, (
          select coalesce(json_agg(json_build_object('title', titles, 'quantity', quantity) order by position), '[]')
          from order_line where order_id = "order".id
        ) as items
        from "order" where ${ownOrders} order by placed_at desc, id`)} as orders,
      ${listOf(sql`
        select entitlement.id, slug, ${titlesOf(sql`product.id`)} as title, terms, entitlement_state(entitlement) as state,
          granted_at, ends_at
        from entitlement join product on product.id = product_id
        where entitlement.account_id = customer.account_id or entitlement.email = customer.own_email
        order by granted_at desc, entitlement.id`)} as library,
      ${listOf(sql`
        select ticket.id, number as order_number, ${titlesOf(sql`ticket_type.product_id`)} as title, starts_at, holder,
          ticket.status, (
            select checked_in_at from check_in
            where ticket_id = ticket.id and result = 'ok' and undone_at is null
          ) as checked_in_at
        from ticket join order_line on order_line.id = order_line_id join "order" on "order".id = order_id
          join ticket_type on ticket_type.id = ticket_type_id join event_date on event_date.id = event_date_id
        where case when is_transferred
          then ticket.account_id = customer.account_id or ticket.email = customer.own_email else ${ownOrders} end
        order by starts_at desc, ticket.id`)} as tickets,
      ${listOf(sql`
        select review.id, slug, stars, title, text, status, review.updated_at
        from review join product on product.id = product_id where review.account_id = customer.account_id
        order by review.updated_at desc, review.id`)} as reviews,
      (
        select json_build_object('id', id, 'state', ${subscriptionState}, 'language', language, 'created_at', created_at)
        from subscription where email = customer.own_email
      ) as newsletter,
      ${listOf(sql`
        select id, subject, status, created_at from contact_message where email = customer.own_email
        order by created_at desc, id`)} as messages,
      ${listOf(sql`
        select id, version, text, author, ${IS_AUTHOR_ACTIVE} as is_author_active, created_at, edited_at from customer_note
        where account_id = customer.account_id or email = customer.own_email order by created_at desc, id`)} as notes,
      ${listOf(addresses)} as addresses, ${listOf(consents)} as consents
    from customer`.execute(connection)
  const [parts] = rows
  if (!parts) throw new Error('A customer without parts.')
  return parts
}

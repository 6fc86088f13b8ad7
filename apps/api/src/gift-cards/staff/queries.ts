import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { readPage } from '../../http/schemas.ts'
import { escapeLike } from '../../staff/audit/queries.ts'

export type Connection = Database

export const GIFT_CARD_STATES = ['waiting', 'active', 'used_up', 'blocked', 'cancelled'] as const
type GiftCardState = (typeof GIFT_CARD_STATES)[number]

export const MOVEMENT_REASONS = ['issued', 'used', 'returned', 'corrected'] as const

/** Money is in paisa. */
export type StaffGiftCardRow = {
  id: string
  version: number
  ends_with: string | null
  amount: number
  balance: number
  state: GiftCardState
  /** The number of the order that bought it. */
  order_number: string | null
  buyer_email: string | null
  recipient_name: string
  recipient_email: string
  deliver_on: string
  language: 'en' | 'ne'
  reason: string
  issued_by: string
  issued_at: Date
  sent_at: Date | null
  blocked_at: Date | null
  cancelled_at: Date | null
  /** What staff have changed of it: name, address and text for the recipient. */
  gift: Record<string, string> | null
  /** Whether the buyer wants it to be sent on a later day. */
  is_planned: boolean
}

export type MovementRow = {
  id: string
  at: Date
  change: number
  balance: number
  reason: (typeof MOVEMENT_REASONS)[number]
  note: string
  order_number: string | null
  author: string
}

type Window = { limit: number; offset: number }

const CARDS = sql`
  select gift_card.id, gift_card.version, code_end as ends_with, gift_card.amount, gift_card.balance, number as order_number,
    coalesce("order".email, account.email) as buyer_email, coalesce(gift_card.language, "order".language) as language,
    coalesce(present.gift ->> 'recipient_name', '') as recipient_name,
    coalesce(present.gift ->> 'recipient_email', '') as recipient_email,
    coalesce(present.gift ->> 'deliver_on', '') as deliver_on,
    reason, issued_by, issued_at, sent_at, blocked_at, cancelled_at, present.gift,
    sent_at is null and coalesce(present.gift ->> 'deliver_on', '') > to_char(now() at time zone 'Asia/Kathmandu', 'YYYY-MM-DD')
      as is_planned, case
      when cancelled_at is not null then 'cancelled' when blocked_at is not null then 'blocked'
      when sent_at is null then 'waiting' when balance = 0 then 'used_up' else 'active'
    end as state
  from gift_card
  left join "order" on "order".id = gift_card.order_id
  left join account on account.id = "order".account_id
  cross join lateral (select coalesce(gift_card.gift, "order".gift) as gift) as present`

type Filters = { state: string | undefined; text: string | undefined }

function conditionsOf({ state, text }: Filters): RawBuilder<unknown> {
  const pattern = `%${escapeLike(text ?? '')}%`
  return sql.join(
    [
      sql`true`,
      ...(state ? [sql`state = ${state}`] : []),
      ...(text
        ? [
            sql`(ends_with = upper(${text}) or order_number = ${text} or buyer_email ilike ${pattern}
              or recipient_name ilike ${pattern} or recipient_email ilike ${pattern})`,
          ]
        : []),
    ],
    sql` and `,
  )
}

export const staffGiftCardStatements = (connection: Connection) => ({
  /** The newest first. */
  async list(filters: Filters, { limit, offset }: Window) {
    const condition = conditionsOf(filters)
    const { rows } = await sql<StaffGiftCardRow>`
      select * from (${CARDS}) as card where ${condition} order by issued_at desc, id limit ${limit} offset ${offset}`.execute(
      connection,
    )
    const { rows: counts } = await sql<{ count: number }>`
      select count(*)::integer as count from (${CARDS}) as card where ${condition}`.execute(connection)
    return { rows, count: counts[0]?.count ?? 0 }
  },

  async find(id: string) {
    const { rows } = await sql<StaffGiftCardRow>`
      select * from (${CARDS}) as card where id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  /** An order that spends it waits. */
  lock: (id: string) => sql`select from gift_card where id = ${id}::uuid for no key update`.execute(connection),

  issue: (card: Insertable<Schema['gift_card']>) =>
    connection
      .insertInto('gift_card')
      .values({ ...card, send_asked_at: sql<Date>`now()` })
      .returning('id')
      .executeTakeFirstOrThrow(),

  setBlocked: (id: string, isBlocked: boolean) =>
    sql`
      update gift_card set version = version + 1, blocked_at = case when ${isBlocked}::boolean then now() end
      where id = ${id}::uuid`.execute(connection),

  /** Its code is made again when it is sent. Another recipient replaces the one before. */
  askToSend: (id: string, gift: object | undefined) =>
    sql`
      update gift_card set version = version + 1, send_asked_at = now(),
        gift = coalesce(${gift === undefined ? null : JSON.stringify(gift)}::jsonb, gift)
      where id = ${id}::uuid`.execute(connection),

  /** A movement with its reason: the trigger of the table writes it. */
  async correct({ id, change, note, author }: { id: string; change: number; note: string; author: string }) {
    const cause = JSON.stringify({ reason: 'corrected', note, author })
    await sql`select give_gift_card_reason(${cause}::jsonb)`.execute(connection)
    await sql`
      update gift_card set version = version + 1, balance = balance + ${change}::integer where id = ${id}::uuid`.execute(
      connection,
    )
    await sql`select give_gift_card_reason(null)`.execute(connection)
  },

  /** The newest first. */
  listMovements: (id: string, window: Window) =>
    readPage(window, async ({ limit, offset }) => {
      const { rows } = await sql<MovementRow & { count: number }>`
        select movement.id, at, change, balance, movement.reason, note, number as order_number, author,
          count(*) over ()::integer as count
        from gift_card_movement as movement left join "order" on "order".id = movement.order_id
        where gift_card_id = ${id}::uuid order by movement.id desc limit ${limit} offset ${offset}`.execute(connection)
      return rows
    }),
})

import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { hasStreamTicket } from '../tickets/queries/ticket-holders.ts'
import type { StreamFacts } from './live-state.ts'

/** Everything that the state of a stream depends on. */
export type StreamRow = StreamFacts & {
  event_date_id: number
  takes_tips: boolean
  stream: string
  message: Partial<Record<'en' | 'ne', string>>
}

export const STREAM = sql`
  event_date.id as event_date_id, event_date.status, event_date.doors_at, event_date.starts_at, event_date.ends_at,
  event_date.replay_hours, event_date.takes_tips, live_stream.stream, live_stream.recording, live_stream.said, live_stream.message`

/** Streamed dates of published events. */
export const STREAMED = sql`
  event_date
  join live_stream on live_stream.event_date_id = event_date.id and event_date.is_streamed
  join content on content.id = event_date.event_id and content.published_at <= now()`

/** Matches an event by its slug, or by a former one. */
const hasSlug = (slug: string) => sql`(
  content.slug = ${slug}
  or exists (select from moved_slug where kind = 'event' and moved_slug.slug = ${slug} and content_id = content.id)
)`

/** A streamed date with the titles and the picture of its event, for the line of a tip in an order. */
export type TippedRow = StreamRow & {
  titles: Partial<Record<'en' | 'ne', string>> | null
  media_name: string | null
}

export async function findTippedDate(connection: Database, { slug, dateId }: { slug: string; dateId: number }) {
  const { rows } = await sql<TippedRow>`
    select ${STREAM}, (
        select json_object_agg(language, title) from content_translation where content_id = content.id
      ) as titles, (
        select media_name from picture_file
        where picture_file.picture_name = content.picture_name and type = 'image/webp' and media_name is not null
        order by width limit 1
      ) as media_name
    from ${STREAMED} where event_date.id = ${dateId} and ${hasSlug(slug)}`.execute(connection)
  return rows[0]
}

/** An account may watch with a stream ticket, with a pass for all streams, or with a redeemed access hash. */
export const mayWatch = (accountId: RawBuilder<unknown>) => sql<boolean>`(
  exists (
    select from live_right where live_right.account_id = ${accountId} and live_right.event_date_id = event_date.id
  )
  or ${hasStreamTicket({ accountId, eventDateId: sql.ref('event_date.id') })}
  or has_pass_for(${accountId}, 'Live stream')
)`

export const viewers = sql<number>`(
  select count(*)::integer from live_place
  where live_place.event_date_id = event_date.id and live_place.lease_until > now()
)`

export type LiveRow = StreamRow & { slug: string; may_watch: boolean; viewers: number }
type TicketRow = {
  product_id: number
  admits: 'stream'
  num_available: number
  sales_start_at: Date | null
  sales_end_at: Date | null
}

const liveStatements = (connection: Database) => ({
  /** A streamed event date by its id; the slug may be a former one. */
  async findLive({ slug, dateId, accountId }: { slug: string; dateId: number; accountId: string }) {
    const { rows } = await sql<LiveRow>`
      select ${STREAM}, content.slug, ${viewers} as viewers, ${mayWatch(sql`${accountId}::uuid`)} as may_watch
      from ${STREAMED}
      where event_date.id = ${dateId} and ${hasSlug(slug)}`.execute(connection)
    return rows[0]
  },

  /** The stream tickets of the date that are for sale. */
  async listStreamTickets(dateId: number) {
    const { rows } = await sql<TicketRow>`
      select product.id as product_id, admits, capacity - sold - held as num_available, sales_start_at, sales_end_at
      from ticket_type join product on product.id = ticket_type.product_id
      where event_date_id = ${dateId} and admits = 'stream' and product.is_listed
      order by ticket_type.position, ticket_type.id`.execute(connection)
    return rows
  },

  findHash: ({ hash, dateId }: { hash: Buffer; dateId: number }) =>
    connection
      .selectFrom('live_access_hash')
      .select(['id', sql<boolean>`coalesce(expires_at <= now(), false)`.as('is_expired')])
      .where('hash', '=', hash)
      .where('event_date_id', '=', dateId)
      .executeTakeFirst(),

  /** False if the account has the right already. Concurrent requests of one account wait for each other. */
  async insertRight(right: { account_id: string; event_date_id: number; access_hash_id: string }) {
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('live_right')
      .values(right)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  /** Counts a use of the hash, unless it is used up or expired. */
  async useHash(id: string) {
    const { numUpdatedRows } = await connection
      .updateTable('live_access_hash')
      .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
      .where('id', '=', id)
      .where(sql<boolean>`(most_uses is null or uses < most_uses) and (expires_at is null or expires_at > now())`)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
})

export type LiveStatements = ReturnType<typeof liveStatements>
export type HashRow = NonNullable<Awaited<ReturnType<LiveStatements['findHash']>>>

export const liveQueries = (database: Database) => ({
  ...liveStatements(database),
  inTransaction: <T>(write: (inside: LiveStatements) => Promise<T>) =>
    transaction(database, (connection) => write(liveStatements(connection))),
})

export type LiveQueries = ReturnType<typeof liveQueries>

import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { StateOverride } from '../../events/event-state.ts'
import { recordStaffEvent, type StaffActor, type StaffChange } from '../../staff/audit/queries.ts'
import { STREAM, STREAMED, type StreamRow, viewers } from '../queries.ts'

export type StaffRow = StreamRow & {
  event_id: number
  version: number
  slug: string
  title: Partial<Record<'en' | 'ne', string>>
  viewers: number
  num_hashes: number
  num_redeemed: number
}
type HashRow = {
  id: string
  name: string
  most_uses: number | null
  uses: number
  expires_at: Date | null
  created_at: Date
  created_by: string
  last_used_at: Date | null
}
type Said = { state?: StateOverride; message: { en: string; ne: string } }
type NewHash = {
  id: string
  event_date_id: number
  hash: Buffer
  name: string
  most_uses: number | null
  expires_at: Date | null
  created_by: string
}

const MOST_LISTED = 500

export const staffLiveStatements = (connection: Database) => ({
  async findEventDate(dateId: number) {
    const { rows } = await sql<StaffRow>`
      select ${STREAM}, event_date.event_id, live_stream.version, content.slug, ${viewers} as viewers, given.num_hashes, given.num_redeemed, (
          select json_object_agg(language, title) from content_translation where content_id = content.id
        ) as title
      from ${STREAMED}
      cross join lateral (
        select count(*)::integer as num_hashes, coalesce(sum(uses), 0)::integer as num_redeemed
        from live_access_hash where live_access_hash.event_date_id = event_date.id
      ) as given
      where event_date.id = ${dateId}`.execute(connection)
    return rows[0]
  },

  /** Members of staff who set states at the same time wait for each other. */
  lockStream: (dateId: number) =>
    connection
      .selectFrom('live_stream')
      .select('version')
      .where('event_date_id', '=', dateId)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  say: (dateId: number, { state, message }: Said) =>
    connection
      .updateTable('live_stream')
      .set({
        ...(state && { said: state, said_at: sql<Date>`now()` }),
        message: JSON.stringify(message),
        version: sql<number>`version + 1`,
      })
      .where('event_date_id', '=', dateId)
      .execute(),

  /** The newest first. */
  async listHashes(dateId: number) {
    const { rows } = await sql<HashRow>`
      select live_access_hash.id, live_access_hash.name, most_uses, uses, expires_at, live_access_hash.created_at,
        coalesce(account.email, '') as created_by,
        (select max(created_at) from live_right where access_hash_id = live_access_hash.id) as last_used_at
      from live_access_hash left join account on account.id = created_by
      where event_date_id = ${dateId}
      order by live_access_hash.created_at desc, live_access_hash.id desc limit ${MOST_LISTED}`.execute(connection)
    return rows
  },

  /** The rights that were redeemed with it go as well. */
  deleteHash: ({ dateId, id }: { dateId: number; id: string }) =>
    connection
      .deleteFrom('live_access_hash')
      .where('id', '=', id)
      .where('event_date_id', '=', dateId)
      .returning(['name', 'uses', 'most_uses'])
      .executeTakeFirst(),

  insertHashes: (hashes: NewHash[]) => connection.insertInto('live_access_hash').values(hashes).execute(),

  recordEvent: (by: StaffActor, change: StaffChange) => recordStaffEvent(connection, by, change),
})

type Statements = ReturnType<typeof staffLiveStatements>

export const staffLiveQueries = (database: Database) => ({
  findEventDate: staffLiveStatements(database).findEventDate,
  listHashes: staffLiveStatements(database).listHashes,
  inTransaction: <T>(write: (inside: Statements) => Promise<T>) =>
    transaction(database, (connection) => write(staffLiveStatements(connection))),
})

export type StaffLiveQueries = ReturnType<typeof staffLiveQueries>

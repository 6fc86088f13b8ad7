import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { recordStaffEvent, type StaffActor, type StaffChange } from '../../staff/audit/queries.ts'
import { STREAM, STREAMED, type StreamRow, viewers } from '../queries.ts'

export type StaffRow = StreamRow & { slug: string; viewers: number; num_hashes: number; num_redeemed: number }
type Said = { state: 'interrupted' | 'live' | 'ended'; message: { en: string; ne: string } }
type NewHash = {
  id: string
  event_date_id: number
  hash: Buffer
  most_uses: number | null
  expires_at: Date | null
  created_by: string
}

const statements = (connection: Database) => ({
  async findEventDate(dateId: number) {
    const { rows } = await sql<StaffRow>`
      select ${STREAM}, content.slug, ${viewers} as viewers, given.num_hashes, given.num_redeemed
      from ${STREAMED}
      cross join lateral (
        select count(*)::integer as num_hashes, coalesce(sum(uses), 0)::integer as num_redeemed
        from live_access_hash where live_access_hash.event_date_id = event_date.id
      ) as given
      where event_date.id = ${dateId}`.execute(connection)
    return rows[0]
  },

  say: (dateId: number, { state, message }: Said) =>
    connection
      .updateTable('live_stream')
      .set({ said: state, said_at: sql<Date>`now()`, message: JSON.stringify(message) })
      .where('event_date_id', '=', dateId)
      .execute(),

  insertHashes: (hashes: NewHash[]) => connection.insertInto('live_access_hash').values(hashes).execute(),

  recordEvent: (by: StaffActor, change: StaffChange) => recordStaffEvent(connection, by, change),
})

type Statements = ReturnType<typeof statements>

export const staffLiveQueries = (database: Database) => ({
  findEventDate: statements(database).findEventDate,
  inTransaction: <T>(write: (inside: Statements) => Promise<T>) =>
    transaction(database, (connection) => write(statements(connection))),
})

export type StaffLiveQueries = ReturnType<typeof staffLiveQueries>

import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

/** A stream session ends after this long without a heartbeat. */
export const LEASE_SECONDS = 45

type Device = { accountId: string; dateId: number; sessionId: string; device: string }
type EndedPlace = Omit<Device, 'device'> & { device: string | null; startId: string | null }

const statements = (connection: Database) => ({
  /** The stream session of the device; null if another device has it. */
  async takePlace(
    { accountId, dateId, sessionId, device }: Device,
    { id, takesOver }: { id: string; takesOver: boolean },
  ) {
    const { rows } = await sql<{ place: string | null }>`
      select take_live_place(
        ${accountId}, ${dateId}, ${sessionId}, ${device}, ${id}, make_interval(secs => ${LEASE_SECONDS}), ${takesOver}
      ) as place`.execute(connection)
    return rows[0]?.place ?? null
  },

  async keepPlace({ accountId, dateId, sessionId, device }: Device) {
    const { numUpdatedRows } = await connection
      .updateTable('live_place')
      .set({ lease_until: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
      .where('account_id', '=', accountId)
      .where('event_date_id', '=', dateId)
      .where('session_id', '=', sessionId)
      .where('device', '=', device)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  async isTaken({ accountId, dateId }: Pick<Device, 'accountId' | 'dateId'>) {
    const place = await connection
      .selectFrom('live_place')
      .select('id')
      .where('account_id', '=', accountId)
      .where('event_date_id', '=', dateId)
      .executeTakeFirst()
    return place !== undefined
  },

  /** Without a device: of all devices of the login session. Without a start: whichever was the last. */
  leavePlace: ({ accountId, dateId, sessionId, device, startId }: EndedPlace) =>
    connection
      .deleteFrom('live_place')
      .where('account_id', '=', accountId)
      .where('event_date_id', '=', dateId)
      .where('session_id', '=', sessionId)
      .where(sql<boolean>`(${device}::text is null or device = ${device})`)
      .where(sql<boolean>`(${startId}::uuid is null or start_id = ${startId})`)
      .execute(),
})

type Statements = ReturnType<typeof statements>

export const streamSessionQueries = (database: Database) => ({
  isTaken: statements(database).isTaken,
  inTransaction: <T>(write: (inside: Statements) => Promise<T>) =>
    transaction(database, (connection) => write(statements(connection))),
})

export type StreamSessionQueries = ReturnType<typeof streamSessionQueries>

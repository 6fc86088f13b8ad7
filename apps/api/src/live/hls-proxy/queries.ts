import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { mayWatch, STREAM, STREAMED, type StreamRow } from '../queries.ts'
import { LEASE_SECONDS } from '../stream-sessions/queries.ts'

/** A playlist request renews the session when less than this is left. */
const RENEWED_BELOW_SECONDS = 30

export type PlayRow = StreamRow & {
  session_id: string
  place_id: string | null
  may_watch: boolean
  /** Of the account, if it is a member of staff. */
  roles: string[] | null
}

export const hlsQueries = (database: Database) => ({
  /** The login session with its access to the event date. */
  async findPlay({ tokenHash, dateId }: { tokenHash: Buffer; dateId: number }) {
    const { rows } = await sql<PlayRow>`
      select login_session.id as session_id, live_place.id as place_id, ${STREAM},
        ${mayWatch(sql.ref('login_session.account_id'))} as may_watch, staff_member.roles
      from login_session
      cross join (${STREAMED})
      left join live_place
        on live_place.account_id = login_session.account_id and live_place.event_date_id = event_date.id
      left join staff_member on staff_member.account_id = login_session.account_id and staff_member.ended_at is null
      where login_session.token_hash = ${tokenHash} and login_session.expires_at > now() and event_date.id = ${dateId}
    `.execute(database)
    return rows[0]
  },

  /** Requests for playlists also renew the stream session, in case heartbeats are lost. */
  renewPlace: (id: string) =>
    transaction(database, (inside) =>
      inside
        .updateTable('live_place')
        .set({ lease_until: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
        .where('id', '=', id)
        .where('lease_until', '<', sql<Date>`now() + make_interval(secs => ${RENEWED_BELOW_SECONDS})`)
        .execute(),
    ),
})

export type HlsQueries = ReturnType<typeof hlsQueries>

import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Connection } from '../../../idempotency/queries.ts'

export type ModeratedRow = {
  id: string
  account_id: string | null
  name: string | null
  is_house: boolean
  text: string
  said_at: Date
  is_hidden: boolean
  is_muted: boolean
  num_reports: number
}
type Action = {
  id: string
  event_date_id: number
  kind: 'hide' | 'show' | 'mute' | 'unmute' | 'slow' | 'pin' | 'unpin'
  done_by: string
  message_id?: string
  account_id?: string | null
  seconds?: number
}

const MOST_REPORTED = 50
const MOST_LAST = 100

const MODERATED_MESSAGE = sql<ModeratedRow>`
  chat_message.id, account_id, chat_name.name, chat_message.is_house, chat_message.text, chat_message.said_at,
  chat_message.hidden_at is not null as is_hidden, chat_name.muted_at is not null as is_muted,
  (select count(*)::integer from chat_report where message_id = chat_message.id) as num_reports
  from chat_message left join chat_name using (account_id, event_date_id)`

export const moderationStatements = (connection: Connection) => ({
  /** Reported messages that are still visible, then the latest ones. */
  async listMessages(dateId: number) {
    const { rows } = await sql<ModeratedRow>`
      with reported as (
        select id from chat_message
        where event_date_id = ${dateId} and hidden_at is null
          and exists (select from chat_report where message_id = chat_message.id)
        order by seq desc limit ${MOST_REPORTED}
      ), last as (
        select id from chat_message where event_date_id = ${dateId} order by seq desc limit ${MOST_LAST}
      )
      select ${MODERATED_MESSAGE}
      where chat_message.id in (select id from reported union select id from last)
      order by chat_message.id in (select id from reported) desc, num_reports desc, seq desc`.execute(connection)
    return rows
  },

  async findMessage({ dateId, messageId }: { dateId: number; messageId: string }) {
    const { rows } = await sql<ModeratedRow>`
      select ${MODERATED_MESSAGE} where chat_message.id = ${messageId}::uuid and event_date_id = ${dateId}`.execute(
      connection,
    )
    return rows[0]
  },

  async findRoom(dateId: number) {
    const { rows } = await sql<{ slow_seconds: number; num_messages: number }>`
      select coalesce((select slow_seconds from chat_room where event_date_id = ${dateId}), 0) as slow_seconds,
        (select count(*)::integer from chat_message where event_date_id = ${dateId}) as num_messages`.execute(
      connection,
    )
    return rows[0] ?? { slow_seconds: 0, num_messages: 0 }
  },

  async findPinned(dateId: number) {
    const room = await connection
      .selectFrom('chat_room')
      .select('pinned_id')
      .where('event_date_id', '=', dateId)
      .executeTakeFirst()
    return room?.pinned_id ?? null
  },

  async setPinned({ dateId, messageId }: { dateId: number; messageId: string | null }) {
    await connection
      .updateTable('chat_room')
      .set({ pinned_id: messageId })
      .where('event_date_id', '=', dateId)
      .execute()
  },

  async isEventDate(dateId: number) {
    const eventDate = await connection
      .selectFrom('live_stream')
      .select('event_date_id')
      .where('event_date_id', '=', dateId)
      .executeTakeFirst()
    return eventDate !== undefined
  },

  /** A message that is hidden is pinned no more: shown again, it would be back above the others. */
  async setHidden({ messageId, isHidden, seq }: { messageId: string; isHidden: boolean; seq: string }) {
    await connection
      .updateTable('chat_message')
      .set({ hidden_at: isHidden ? sql<Date>`now()` : null, changed_seq: seq })
      .where('id', '=', messageId)
      .execute()
    if (!isHidden) return
    await connection.updateTable('chat_room').set({ pinned_id: null }).where('pinned_id', '=', messageId).execute()
  },

  async setMuted({ accountId, dateId, isMuted }: { accountId: string; dateId: number; isMuted: boolean }) {
    await connection
      .updateTable('chat_name')
      .set({ muted_at: isMuted ? sql<Date>`now()` : null })
      .where('account_id', '=', accountId)
      .where('event_date_id', '=', dateId)
      .execute()
  },

  async setPace({ dateId, seconds }: { dateId: number; seconds: number }) {
    await connection
      .updateTable('chat_room')
      .set({ slow_seconds: seconds })
      .where('event_date_id', '=', dateId)
      .execute()
  },

  noteAction: (action: Action) => connection.insertInto('chat_action').values(action).execute(),
})

export const moderationQueries = (database: Database) => moderationStatements(database)
export type ModerationQueries = ReturnType<typeof moderationQueries>

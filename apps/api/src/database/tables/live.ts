import type { Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type LiveTables = {
  live_stream: {
    event_date_id: number
    stream: string
    recording: string | null
    said: 'live' | 'interrupted' | 'ended' | null
    said_at: OptionalTimestamp
    message: Json<Partial<Record<Language, string>>>
    version: Generated<number>
  }
  live_access_hash: {
    id: string
    event_date_id: number
    hash: Buffer
    name: Generated<string>
    most_uses: number | null
    uses: Generated<number>
    expires_at: OptionalTimestamp
    created_by: string | null
    created_at: Timestamp
  }
  live_right: {
    account_id: string
    event_date_id: number
    access_hash_id: string
    created_at: Timestamp
  }
  live_place: {
    account_id: string
    event_date_id: number
    id: string
    start_id: Generated<string>
    session_id: string
    device: string
    lease_until: Timestamp
    started_at: Timestamp
  }
}

export type ChatTables = {
  chat_room: {
    event_date_id: number
    seq: string
    slow_seconds: Generated<number>
    drums: Generated<number>
    flowers: Generated<number>
    hearts: Generated<number>
    encores: Generated<number>
    pinned_id: string | null
  }
  chat_name: { account_id: string; event_date_id: number; name: string; muted_at: OptionalTimestamp }
  chat_message: {
    id: string
    event_date_id: number
    account_id: string | null
    is_house: boolean
    text: string
    said_at: Timestamp
    hidden_at: OptionalTimestamp
    seq: string
    changed_seq: string
  }
  chat_report: { message_id: string; account_id: string; reported_at: Timestamp }
  chat_action: {
    id: string
    event_date_id: number
    kind: 'hide' | 'show' | 'mute' | 'unmute' | 'slow' | 'pin' | 'unpin'
    done_by: string | null
    done_at: Timestamp
    message_id: string | null
    account_id: string | null
    seconds: number | null
  }
}

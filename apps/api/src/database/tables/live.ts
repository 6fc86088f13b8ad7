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
  }
  live_access_hash: {
    id: string
    event_date_id: number
    hash: Buffer
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
    session_id: string
    device: string
    lease_until: Timestamp
    started_at: Timestamp
  }
}

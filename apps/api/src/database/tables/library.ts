import type { Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type LibraryTables = {
  server_key: { name: string; version: Generated<number>; key: Buffer; created_at: Timestamp; signs_from: Timestamp }
  bundle_item: { bundle_id: number; product_id: number; position: Generated<number> }
  product_file: {
    product_id: number
    position: Generated<number>
    kind: 'epub' | 'audio' | 'film'
    media_name: string
    titles: Json<Partial<Record<Language, string>> | null>
    duration_seconds: number | null
  }
  product_download: { product_id: number; position: number; format: 'mp3' | 'flac'; media_name: string }
  media_part: { media_name: string; part_name: string }
  viewing_window: { product_id: number; days_to_start: Generated<number>; hours_to_watch: Generated<number> }
  subscription_plan: { product_id: number; period_days: number; opens: string[] }
  entitlement: {
    id: string
    order_line_id: string
    order_id: string
    product_id: number
    terms: 'own' | 'window' | 'subscription' | 'pass'
    account_id: string | null
    email: string | null
    is_gift: Generated<boolean>
    copies: number
    granted_at: Timestamp
    earliest_at: Timestamp
    starts_at: Timestamp
    starts_by: OptionalTimestamp
    hours_to_watch: number | null
    period_days: number | null
    ends_at: OptionalTimestamp
    opened_at: OptionalTimestamp
    revoked_at: OptionalTimestamp
    reminded_at: OptionalTimestamp
  }
  reading_position: {
    account_id: string
    product_id: number
    version: Generated<number>
    locator: Json
    progress: number
    device: string
    updated_at: Timestamp
  }
}

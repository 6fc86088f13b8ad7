import type { ColumnType, Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type WorkTables = {
  outbox: {
    id: string
    topic: string
    payload: Json
    key: string | null
    run_at: Timestamp
    attempts: Generated<number>
    failed_at: OptionalTimestamp
    error: string | null
    created_at: Timestamp
  }
  rate_limit: { key: string; count: number; ends_at: ColumnType<Date, Date, Date> }
  contact_message: {
    id: string
    name: string
    email: string
    subject: Generated<string>
    message: string
    language: Language
    created_at: Timestamp
  }
  subscription: {
    id: string
    email: string
    language: Generated<Language>
    confirm_hash: Buffer | null
    confirm_expires_at: OptionalTimestamp
    unsubscribe_token: string
    confirmed_at: OptionalTimestamp
    unsubscribed_at: OptionalTimestamp
    created_at: Timestamp
  }
  search_document: {
    kind: string
    slug: string
    product_id: number | null
    content_id: number | null
    names: string
    words: string
    weight: Generated<number>
    shown_from: Timestamp
    work_id: number | null
  }
  mail_sent: { key: string; sent_at: Timestamp }
  cache_tag: { tag: string; seq: string; changed_at: Timestamp }
  seeding: { part: string; seeded_at: Timestamp }
}

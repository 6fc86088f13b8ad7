import type { SeatKind } from '@dabali/domain/seating'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

/** The words of a song, as they are stored. */
type StoredLyrics = {
  language: Language
  text: string
  romanised: string | null
  translation: string | null
}

export type ContentKind =
  | 'artist'
  | 'event'
  | 'record'
  | 'interview'
  | 'session'
  | 'volume'
  | 'news'
  | 'page'
  | 'article'
  | 'booklist'
  | 'author'
  | 'publisher'
  | 'category'
  | 'series'

export type ContentTables = {
  content: {
    id: Generated<number>
    kind: ContentKind
    slug: string
    picture_name: string | null
    published_at: OptionalTimestamp
    announced_at: OptionalTimestamp
    updated_at: Timestamp
    facts: Json
    version: Generated<number>
  }
  content_draft: {
    content_id: number
    document: Json
    complete: Language[]
    saved_at: Timestamp
    account_id: string | null
  }
  content_revision: {
    content_id: number
    number: number
    document: Json
    published_at: Timestamp
    account_id: string | null
  }
  content_preview: {
    id: string
    content_id: number
    token_hash: Buffer
    account_id: string | null
    created_at: Timestamp
    expires_at: ColumnType<Date, Date, Date>
  }
  content_translation: {
    content_id: number
    language: Language
    title: string
    summary: Generated<string>
    body: Generated<string>
    words: Json
  }
  content_link: { from_id: number; to_id: number; role: Generated<string>; position: Generated<number> }
  content_product: { content_id: number; product_id: number; position: Generated<number> }
  content_product_translation: { content_id: number; product_id: number; language: Language; note: string }
  genre: { slug: string; names: Json<Record<Language, string>> }
  content_genre: { content_id: number; genre: string }
  city: { slug: string; names: Json<Record<Language, string>> }
  venue: {
    id: Generated<number>
    slug: Generated<string>
    version: Generated<number>
    city: string | null
    is_step_free: Generated<boolean>
    seating_revision: Generated<number>
    latitude: number | null
    longitude: number | null
  }
  venue_translation: {
    venue_id: number
    language: Language
    name: string
    address: Generated<string>
    access_notes: Generated<string>
    directions: Generated<string>
  }
  event_date: {
    id: Generated<number>
    event_id: number
    venue_id: number | null
    version: Generated<number>
    status: Generated<'scheduled' | 'postponed' | 'cancelled'>
    doors_at: ColumnType<Date, Date, Date>
    starts_at: ColumnType<Date, Date, Date>
    ends_at: ColumnType<Date, Date, Date>
    is_streamed: Generated<boolean>
    takes_tips: Generated<boolean>
    replay_hours: number | null
    guest_quota: Generated<number>
    guests: Generated<number>
    added_at: Timestamp
  }
  content_notice: { account_id: string; content_id: number; added_at: Timestamp }
  favourite: { account_id: string; content_id: number; added_at: Timestamp }
  reminder: {
    account_id: string
    event_date_id: number
    token: string
    site: string
    added_at: Timestamp
    ended_at: OptionalTimestamp
    day_sent_for: OptionalTimestamp
    start_sent_for: OptionalTimestamp
  }
  ticket_type: {
    id: Generated<number>
    event_date_id: number
    product_id: number
    admits: Generated<'hall' | 'stream'>
    capacity: number
    sold: Generated<number>
    held: Generated<number>
    sales_start_at: OptionalTimestamp
    sales_end_at: OptionalTimestamp
    position: Generated<number>
    section_id: Generated<number | null>
    version: Generated<number>
  }
  seat_section: {
    id: Generated<number>
    venue_id: number
    revision: Generated<number>
    names: Json<Record<Language, string>>
    num_standing: Generated<number | null>
  }
  seat: {
    id: Generated<number>
    section_id: number
    row_label: string
    number: number
    x: number
    y: number
    kind: Generated<SeatKind>
  }
  track: {
    id: Generated<number>
    record_id: number
    position: number
    duration_seconds: number
    preview_media: string | null
    preview_seconds: number | null
    is_instrumental: Generated<boolean>
    lyrics: Json<StoredLyrics | null>
  }
  track_translation: {
    track_id: number
    language: Language
    title: string
    credits: ColumnType<{ role: string; name: string }[], string | undefined, string>
  }
  moved_slug: {
    kind: string
    slug: string
    content_id: number | null
    product_id: number | null
    moved_at: Timestamp
  }
  cache_tag: { tag: string; seq: string; changed_at: Timestamp }
  stored_response: {
    key: Buffer
    other_key: Buffer | null
    seq: string
    tags: string[]
    etag: string
    type: string
    body: string
    stored_at: Timestamp
  }
}

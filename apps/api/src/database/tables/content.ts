import type { SeatKind } from '@dabali/domain/seating'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

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
    updated_at: Timestamp
    facts: Json
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
  venue: { id: Generated<number>; latitude: number | null; longitude: number | null }
  venue_translation: {
    venue_id: number
    language: Language
    name: string
    address: Generated<string>
    access_notes: Generated<string>
  }
  event_date: {
    id: Generated<number>
    event_id: number
    venue_id: number | null
    status: Generated<'scheduled' | 'postponed' | 'cancelled'>
    doors_at: ColumnType<Date, Date, Date>
    starts_at: ColumnType<Date, Date, Date>
    ends_at: ColumnType<Date, Date, Date>
    is_streamed: Generated<boolean>
    replay_hours: number | null
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
  }
  seat_section: { id: Generated<number>; venue_id: number; names: Json<Record<Language, string>> }
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
  }
  track_translation: { track_id: number; language: Language; title: string }
  moved_slug: {
    kind: string
    slug: string
    content_id: number | null
    product_id: number | null
    moved_at: Timestamp
  }
}

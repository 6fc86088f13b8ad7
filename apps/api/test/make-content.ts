import type { Insertable } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { Schema } from '../src/database/schema.ts'
import type { ContentKind } from '../src/database/tables/content.ts'

type Language = 'en' | 'ne'
type Written = { title: string; summary?: string; body?: string; words?: object }
type Made = { id: number; slug: string }

export type ContentParts = {
  slug?: string
  published_at?: Date | null
  picture_name?: string
  facts?: object
  /** English by default. */
  en?: Written
  ne?: Written
  /** Outgoing links, in order. */
  links?: ({ id: number } & { role?: string })[]
  /** Linked products, in order. */
  products?: { id: number; notes?: Partial<Record<Language, string>> }[]
}

const LANGUAGES = ['en', 'ne'] as const
const LONG_AGO = new Date('2026-01-01T00:00:00Z')
let made = 0

/** Published content with the given parts. */
export async function makeContent(database: Database, kind: ContentKind, parts: ContentParts = {}): Promise<Made> {
  made += 1
  const { slug = `${kind}-${made}`, published_at = LONG_AGO, facts = {}, links = [], products = [] } = parts
  const content = await database
    .insertInto('content')
    .values({ kind, slug, published_at, picture_name: parts.picture_name ?? null, facts: JSON.stringify(facts) })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  const written = { en: parts.en ?? (parts.ne ? undefined : { title: `${kind} ${made}` }), ne: parts.ne }
  for (const language of LANGUAGES) {
    const words = written[language]
    if (words) await writeWords(database, content.id, language, words)
  }
  for (const [position, link] of links.entries()) await makeLink(database, content, link, { ...link, position })
  for (const [position, product] of products.entries()) {
    const row = { content_id: content.id, product_id: product.id }
    await database
      .insertInto('content_product')
      .values({ ...row, position })
      .execute()
    for (const language of LANGUAGES) {
      const note = product.notes?.[language]
      if (note)
        await database
          .insertInto('content_product_translation')
          .values({ ...row, language, note })
          .execute()
    }
  }
  return content
}

const writeWords = (database: Database, content_id: number, language: Language, { words = {}, ...rest }: Written) =>
  database
    .insertInto('content_translation')
    .values({ content_id, language, ...rest, words: JSON.stringify(words) })
    .execute()

export const makeLink = (
  database: Database,
  from: { id: number },
  to: { id: number },
  { role = '', position = 0 }: { role?: string; position?: number } = {},
) => database.insertInto('content_link').values({ from_id: from.id, to_id: to.id, role, position }).execute()

type Place = { name: string; address?: string; access_notes?: string }

export async function makeVenue(
  database: Database,
  {
    latitude = 27.6727,
    longitude = 85.3253,
    en,
    ne,
  }: { latitude?: number; longitude?: number; en?: Place; ne?: Place } = {},
) {
  const venue = await database
    .insertInto('venue')
    .values({ latitude, longitude })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  const names = { en: en ?? { name: 'The courtyard' }, ne }
  for (const language of LANGUAGES) {
    const words = names[language]
    if (words)
      await database
        .insertInto('venue_translation')
        .values({ venue_id: venue.id, language, ...words })
        .execute()
  }
  return venue
}

const HOUR = 3_600_000
export const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR)

type DateColumns = Partial<Insertable<Schema['event_date']>>

/** An event date of three hours with doors one hour before; in a week by default. */
export function makeEventDate(database: Database, event: { id: number }, columns: DateColumns = {}) {
  const { starts_at = hoursFrom(new Date(), 7 * 24), ...rest } = columns
  return database
    .insertInto('event_date')
    .values({
      event_id: event.id,
      doors_at: hoursFrom(starts_at, -1),
      starts_at,
      ends_at: hoursFrom(starts_at, 3),
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

type TicketColumns = Partial<Insertable<Schema['ticket_type']>> & {
  price?: number
  title?: string
  is_listed?: boolean
}

/** A ticket type with its product. */
export async function makeTicketType(
  database: Database,
  date: { id: number },
  { price = 80_000, title = 'A place in the hall', is_listed = true, ...columns }: TicketColumns = {},
) {
  made += 1
  const product = await database
    .insertInto('product')
    .values({
      slug: `ticket-${made}`,
      product_class: 'Ticket',
      language: 'en',
      selling_price: price,
      mrp: price,
      num_available: 0,
      is_listed,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('product_translation')
    .values({ product_id: product.id, language: 'en', title, subtitle: '', authors: [], description: '' })
    .execute()
  const ticket = await database
    .insertInto('ticket_type')
    .values({ event_date_id: date.id, product_id: product.id, capacity: 100, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...ticket, product_id: product.id }
}

/** The tracks of a record, in order. */
export async function makeTracks(
  database: Database,
  record: { id: number },
  tracks: { en: string; ne?: string; duration_seconds: number; preview_media?: string }[],
) {
  for (const [index, { en, ne, ...track }] of tracks.entries()) {
    const { id } = await database
      .insertInto('track')
      .values({ record_id: record.id, position: index + 1, ...track })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [language, title] of [
      ['en', en],
      ['ne', ne],
    ] as const)
      if (title) await database.insertInto('track_translation').values({ track_id: id, language, title }).execute()
  }
}

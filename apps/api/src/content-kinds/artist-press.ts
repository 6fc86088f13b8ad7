import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { itemCachePolicy } from '../content/cache-policy.ts'
import { toInstant } from '../content/content-card.ts'
import { findBySlug, storedFacts } from '../content/content-kind.ts'
import { contents, isPublished, linksOf, movedSlug, translationOf } from '../content/queries.ts'
import { toEventsByTime } from '../events/event-card.ts'
import { EventSchema } from '../events/event-schemas.ts'
import { linkedEvents } from '../events/queries.ts'
import type { Language } from '../http/language.ts'
import { errorResponses, schemaRef, stringEnum } from '../http/schemas.ts'
import { type Picture, PictureSchema, pictureInLanguage, pictureNamed } from '../pictures/queries.ts'
import { RECORD_FORMATS, storedFormat } from './records.ts'

const LANGUAGES = ['en', 'ne'] as const

type Database = Parameters<typeof contents>[0]

export const ArtistPressSchema = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    published_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
    genres: Type.Array(Type.String()),
    biographies: Type.Array(
      Type.Object({
        language: stringEnum(LANGUAGES),
        name: Type.String(),
        short: Type.String(),
        long: Type.String({ description: 'HTML.' }),
      }),
      { description: 'In each language in which there is one.' },
    ),
    pictures: Type.Array(
      Type.Object({
        kind: stringEnum(['portrait', 'poster']),
        title: Type.String({ description: 'The name of the artist or the title of the event.' }),
        credit: Type.String({ description: 'Who made it; empty where it is not known.' }),
        picture: schemaRef(PictureSchema),
      }),
      { description: 'The portrait, then the posters of events, newest first.' },
    ),
    records: Type.Array(
      Type.Object({
        slug: Type.String(),
        title: Type.String(),
        format: stringEnum(RECORD_FORMATS),
        released_on: Type.Union([Type.String(), Type.Null()], { examples: ['2026-03-06'] }),
        catalogue_number: Type.String(),
      }),
      { description: 'Newest first.' },
    ),
    upcoming_events: Type.Array(schemaRef(EventSchema), { description: 'Soonest first.' }),
  },
  { $id: 'ArtistPress' },
)

type Biography = { language: Language; name: string; short: string; long: string }
type PressPicture = { kind: 'portrait' | 'poster'; title: string; credit: string; picture: Picture }
type PressRecord = {
  slug: string
  title: string
  format: (typeof RECORD_FORMATS)[number]
  released_on: string | null
  catalogue_number: string
}

/** Each language as it is written: a missing text is not taken from the other one. */
const biographies = sql<Biography[]>`coalesce((
  select json_agg(json_build_object('language', language, 'name', title, 'short', summary, 'long', body) order by language)
  from content_translation where content_id = content.id
), '[]')`

/** The published contents of a kind that are linked with the artist `content`, as `item` with its `item_words`. */
const linkedItems = (language: Language, kind: 'event' | 'record') => sql`
  content as item cross join ${translationOf(language, sql.ref('item.id'))} as item_words
  where item.kind = ${kind} and ${isPublished(sql.ref('item.published_at'))}
    and item.id in (select id from (${linksOf(sql.ref('content.id'))}) as link)`

const creditOf = (name: RawBuilder<string | null>, language: Language) => sql<string>`coalesce((
  select credit from picture_translation where picture_name = ${pictureInLanguage(name, language)}
  order by (language = ${language}) desc limit 1
), '')`

const posters = (language: Language) => sql<PressPicture[]>`coalesce((
  select json_agg(json_build_object(
    'kind', 'poster',
    'title', item_words.title,
    'credit', ${creditOf(sql.ref('item.picture_name'), language)},
    'picture', ${pictureNamed(sql.ref('item.picture_name'), language)}
  ) order by item.published_at desc, item.id desc)
  from ${linkedItems(language, 'event')} and item.picture_name is not null
), '[]')`

const records = (language: Language) => sql<PressRecord[]>`coalesce((
  select json_agg(json_build_object(
    'slug', item.slug,
    'title', item_words.title,
    'format', ${storedFormat(sql.ref('item.facts'))},
    'released_on', item.facts ->> 'released_on',
    'catalogue_number', coalesce(item.facts ->> 'catalogue_number', '')
  ) order by item.facts ->> 'released_on' desc nulls last, item.id desc)
  from ${linkedItems(language, 'record')}
), '[]')`

async function findPress(database: Database, slug: string, language: Language, now: Date) {
  const find = (known: string) =>
    contents(database, 'artist', language)
      .where('content.slug', '=', known)
      .select([
        biographies.as('biographies'),
        posters(language).as('posters'),
        records(language).as('records'),
        linkedEvents(language, now, { ids: sql<number[]>`array[content.id]`, upcoming: true }).as('events'),
        creditOf(sql.ref('content.picture_name'), language).as('credit'),
      ])
      .executeTakeFirst()
  const row = await findBySlug({ kind: 'artist', slug, suffix: 'press/' }, find, (known) =>
    movedSlug(database, 'artist', known),
  )
  const { title, picture, credit } = row
  return {
    slug: row.slug,
    name: title,
    published_at: toInstant(row.published_at ?? new Date(0)),
    updated_at: toInstant(row.updated_at),
    genres: storedFacts(row.words).texts('genres'),
    biographies: row.biographies,
    pictures: [...(picture ? [{ kind: 'portrait' as const, title, credit, picture }] : []), ...row.posters],
    records: row.records,
    upcoming_events: toEventsByTime(row.events, now).upcoming,
  }
}

/** What newspapers and promoters need of an artist. */
export function registerPressRoute(app: FastifyInstance, database: Database) {
  app.get<{ Params: { slug: string } }>(
    '/v1/api/artists/:slug/press/',
    {
      // The states of the events depend on the clock.
      config: itemCachePolicy('artist', { maxAgeSeconds: 5 }),
      schema: {
        operationId: 'getArtistPress',
        tags: ['artists'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: schemaRef(ArtistPressSchema), ...errorResponses(301, 404) },
      },
    },
    ({ language, params }) => findPress(database, params.slug, language, new Date()),
  )
}

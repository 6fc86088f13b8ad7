import { type SqlBool, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import {
  ContentCardSchema,
  cardsOf,
  contentCards,
  contentDetailProperties,
  toCardOf,
  toDetailOf,
} from '../content/content-card.ts'
import { mediaSrc, type StoredFacts, storedFacts } from '../content/content-kind.ts'
import { ArtistFilterQuery, defineContentKind } from '../content/define-content-kind.ts'
import { type ContentRow, isLinkedWith, type LinkedRow, linkedCards } from '../content/queries.ts'
import { toLinkedEvent } from '../events/event-card.ts'
import { EventSchema } from '../events/event-schemas.ts'
import { contentAndItsArtists, linkedEvents } from '../events/queries.ts'
import type { Language } from '../http/language.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/related-products.ts'

const RECORD_FORMATS = ['album', 'ep', 'single'] as const
const DEFAULT_FORMAT = 'album'

export const TrackSchema = Type.Object(
  {
    number: Type.Integer(),
    title: Type.String(),
    duration_seconds: Type.Integer(),
    preview: Type.Union([Type.Object({ src: Type.String() }), Type.Null()], {
      description: 'The preview.',
    }),
  },
  { $id: 'Track' },
)

export const CreditSchema = Type.Object({ role: Type.String(), name: Type.String() }, { $id: 'Credit' })

const factProperties = {
  artists: contentCards('The artists of the record.'),
  released_on: Type.Union([Type.String(), Type.Null()], { examples: ['2026-03-06'] }),
  format: stringEnum(RECORD_FORMATS),
}

function factsOf({ facts, linked }: Pick<ContentRow, 'facts'> & { linked: LinkedRow[] }) {
  const stored = storedFacts(facts)
  const format = RECORD_FORMATS.find((known) => known === stored.text('format')) ?? DEFAULT_FORMAT
  return { artists: cardsOf(linked, 'artist'), released_on: stored.optionalText('released_on'), format }
}

/** The stored format, read as `factsOf` reads it. */
const storedFormat = sql`case when content.facts ->> 'format' = any (${[...RECORD_FORMATS]}::text[]) then content.facts ->> 'format' else ${DEFAULT_FORMAT} end`

type TrackRow = { number: number; title: string; duration_seconds: number; preview_media: string | null }

const tracks = (language: Language) => sql<TrackRow[]>`coalesce((
  select json_agg(json_build_object(
    'number', position,
    'title', coalesce((
      select title from track_translation
      where track_id = track.id order by (language = ${language}) desc, language limit 1
    ), ''),
    'duration_seconds', duration_seconds,
    'preview_media', preview_media
  ) order by position)
  from track where record_id = content.id
), '[]')`

const toTrack = ({ preview_media, ...track }: TrackRow): Static<typeof TrackSchema> => ({
  ...track,
  preview: preview_media === null ? null : { src: mediaSrc(preview_media) },
})

const toCredit = (credit: StoredFacts) => ({ role: credit.text('role'), name: credit.text('name') })

export const records = defineContentKind({
  kind: 'record',
  operations: { list: 'listRecords', get: 'getRecord' },
  schema: {
    card: Type.Object({ ...ContentCardSchema.properties, ...factProperties }, { $id: 'Record' }),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        body: Type.String({ description: 'The liner notes, HTML.' }),
        ...factProperties,
        label: Type.String(),
        catalogue_number: Type.String(),
        duration_seconds: Type.Integer({ description: 'The total of all tracks.' }),
        tracks: Type.Array(schemaRef(TrackSchema)),
        credits: Type.Array(schemaRef(CreditSchema)),
        formats: relatedProducts('The formats that are for sale.'),
        next_events: Type.Array(schemaRef(EventSchema), { description: 'Events with this record or its artists.' }),
        sessions: contentCards('Sessions that mention it.'),
        interviews: contentCards('Interviews that mention it.'),
        news: contentCards('News that mention it.'),
        volumes: contentCards('Volumes that it is in.'),
        articles: contentCards('Articles that mention it.'),
      },
      { $id: 'RecordDetail' },
    ),
  },
  query: Type.Object({
    ...ArtistFilterQuery.properties,
    format: Type.Optional(stringEnum(RECORD_FORMATS)),
  }),
  filters: ['artist', 'format'],
  where: ({ artist, format }) => [
    artist === undefined ? undefined : isLinkedWith('artist', artist),
    format === undefined ? undefined : sql<SqlBool>`${storedFormat} = ${format}`,
  ],
  orderBy: () => sql`content.facts ->> 'released_on' desc nulls last, content.id desc`,
  cardColumns: ({ language }) => ({ linked: linkedCards(language, ['artist']) }),
  detailColumns: ({ language, now }) => ({
    tracks: tracks(language),
    linked: linkedCards(language, ['artist', 'session', 'interview', 'news', 'volume', 'article']),
    events: linkedEvents(language, now, { ids: contentAndItsArtists, upcoming: true }),
    products: relatedProductsOf(language),
  }),
  // The next events are those of its artists, and their states depend on the clock.
  cache: { tags: (record) => record.artists.map(({ slug }) => `artist:${slug}`), detailSeconds: 5 },
  toCard: (row) => ({ ...toCardOf('record', row), ...factsOf(row) }),
  toDetail(row, now) {
    const words = storedFacts(row.words)
    return {
      ...toDetailOf('record', row),
      ...factsOf(row),
      label: words.text('label'),
      catalogue_number: storedFacts(row.facts).text('catalogue_number'),
      duration_seconds: row.tracks.reduce((sum, track) => sum + track.duration_seconds, 0),
      tracks: row.tracks.map(toTrack),
      credits: words.items('credits').map(toCredit),
      formats: toRelatedProducts(row.products),
      next_events: row.events.map((event) => toLinkedEvent(event, now)),
      sessions: cardsOf(row.linked, 'session'),
      interviews: cardsOf(row.linked, 'interview'),
      news: cardsOf(row.linked, 'news'),
      volumes: cardsOf(row.linked, 'volume'),
      articles: cardsOf(row.linked, 'article'),
    }
  },
})

import { type Expression, type SqlBool, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import {
  ContentCardSchema,
  cardsOf,
  contentCards,
  contentDetailProperties,
  toCardOf,
  toDetailOf,
} from '../content/content-card.ts'
import { countGenresAndLetters, GENRE_AND_LETTER, genreAndLetter } from '../content/content-facets.ts'
import { mediaSrc, type StoredFacts, storedFacts } from '../content/content-kind.ts'
import { ArtistFilterQuery, defineContentKind } from '../content/define-content-kind.ts'
import { type ContentRow, type LinkedRow, linkedCards, linkedWithArtist } from '../content/queries.ts'
import { line, localized, optional, people, seconds, text } from '../content/staff/document.ts'
import { toLinkedEvent } from '../events/event-card.ts'
import { EventSchema } from '../events/event-schemas.ts'
import { contentAndItsArtists, linkedEvents } from '../events/queries.ts'
import type { Language } from '../http/language.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'

export const RECORD_FORMATS = ['album', 'ep', 'single'] as const
const DEFAULT_FORMAT = 'album'

export const CreditSchema = Type.Object({ role: Type.String(), name: Type.String() }, { $id: 'Credit' })

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const LyricsSchema = Type.Object(
  {
    language: stringEnum(['en', 'ne']),
    text: Type.String({ description: 'As it is sung; verses are separated by an empty line.' }),
    romanised: textOrNull('In Latin letters.'),
    translation: textOrNull('In the other language.'),
  },
  { $id: 'Lyrics' },
)

const RecordDownloadSchema = Type.Object({
  format: stringEnum(['mp3', 'flac']),
  size: Type.Integer({ description: 'The bytes of all tracks.' }),
})

export const TrackSchema = Type.Object(
  {
    number: Type.Integer(),
    title: Type.String(),
    duration_seconds: Type.Integer(),
    preview: Type.Union(
      [Type.Object({ src: Type.String(), seconds: Type.Union([Type.Integer(), Type.Null()]) }), Type.Null()],
      { description: 'A part of the track that everyone may hear, with its length.' },
    ),
    is_instrumental: Type.Boolean({ description: 'Whether nobody sings in it.' }),
    lyrics: Type.Union([schemaRef(LyricsSchema), Type.Null()]),
    credits: Type.Array(schemaRef(CreditSchema)),
  },
  { $id: 'Track' },
)

const TrackDocumentSchema = Type.Object({
  title: localized(line()),
  duration_seconds: seconds(1),
  preview_media: optional.line(),
  preview_seconds: optional.integer(1),
  is_instrumental: Type.Boolean(),
  lyrics: Type.Union([
    Type.Object({
      language: stringEnum(['en', 'ne']),
      text: text(20_000),
      romanised: optional.text(20_000),
      translation: optional.text(20_000),
    }),
    Type.Null(),
  ]),
  credits: people(),
})

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
export const storedFormat = (facts: Expression<unknown> = sql.ref('content.facts')) =>
  sql`case when ${facts} ->> 'format' = any (${[...RECORD_FORMATS]}::text[]) then ${facts} ->> 'format' else ${DEFAULT_FORMAT} end`

const isInFormat = (format: string | undefined) =>
  format === undefined ? undefined : sql<SqlBool>`${storedFormat()} = ${format}`

type TrackRow = {
  number: number
  title: string
  duration_seconds: number
  preview_media: string | null
  preview_seconds: number | null
  is_instrumental: boolean
  lyrics: Static<typeof LyricsSchema> | null
  credits: Static<typeof CreditSchema>[]
}
type DownloadRow = Static<typeof RecordDownloadSchema>

/** The formats in which an owner can save the record, with the sizes that the files have. */
const downloads = sql<DownloadRow[]>`coalesce((
  select json_agg(json_build_object('format', format, 'size', size) order by format desc)
  from (
    select download.format, sum(media.size)::float8 as size
    from content_product as sold
    join product on product.id = sold.product_id and product.is_listed
    join product_download as download on download.product_id = product.id
    join media on media.name = download.media_name
    where sold.content_id = content.id group by download.format
  ) as saved
), '[]')`

const tracks = (language: Language) => sql<TrackRow[]>`coalesce((
  select json_agg(json_build_object(
    'number', position,
    'title', coalesce((
      select title from track_translation
      where track_id = track.id order by (language = ${language}) desc, language limit 1
    ), ''),
    'duration_seconds', duration_seconds,
    'preview_media', preview_media,
    'preview_seconds', preview_seconds,
    'is_instrumental', is_instrumental,
    'lyrics', lyrics,
    'credits', coalesce((
      select credits from track_translation
      where track_id = track.id order by (language = ${language}) desc, language limit 1
    ), '[]')
  ) order by position)
  from track where record_id = content.id
), '[]')`

const toTrack = ({ preview_media, preview_seconds, ...track }: TrackRow): Static<typeof TrackSchema> => ({
  ...track,
  preview: preview_media === null ? null : { src: mediaSrc(preview_media), seconds: preview_seconds },
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
        downloads: Type.Array(RecordDownloadSchema, { description: 'The formats of the digital record.' }),
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
    ...GENRE_AND_LETTER,
    format: Type.Optional(stringEnum(RECORD_FORMATS)),
  }),
  filters: ['artist', 'genre', 'letter', 'format'],
  where: (query, { language }) => [
    linkedWithArtist(query.artist),
    ...genreAndLetter(query, language),
    isInFormat(query.format),
  ],
  facets: (database, query, { language }) =>
    countGenresAndLetters(database, {
      ...{ kind: 'record', language, query, where: [linkedWithArtist(query.artist)] },
      more: [
        {
          field: 'format',
          selected: query.format,
          condition: isInFormat(query.format),
          column: storedFormat(),
          values: sql`select entry.format, null, entry.id, entry.missed from entry`,
        },
      ],
      labelOf: (field, value) =>
        field === 'format' ? MESSAGES[language].recordFormats[value as (typeof RECORD_FORMATS)[number]] : value,
    }),
  orderBy: () => sql`content.facts ->> 'released_on' desc nulls last, content.id desc`,
  cardColumns: ({ language }) => ({ linked: linkedCards(language, ['artist']) }),
  detailColumns: ({ language, now }) => ({
    tracks: tracks(language),
    downloads,
    linked: linkedCards(language, ['artist', 'session', 'interview', 'news', 'volume', 'article']),
    events: linkedEvents(language, now, { ids: contentAndItsArtists, upcoming: true }),
    products: relatedProductsOf(language),
  }),
  // The next events are those of its artists, and their states depend on the clock.
  cache: { tags: (record) => record.artists.map(({ slug }) => `artist:${slug}`), detailSeconds: 5 },
  document: {
    facts: {
      released_on: optional.date(),
      catalogue_number: line(100),
      format: stringEnum(RECORD_FORMATS),
    },
    texts: { label: localized(line()), credits: people() },
    links: ['artist', 'session', 'interview', 'news', 'volume', 'article', 'event'],
    products: 'list',
    hasGenres: true,
    tracks: TrackDocumentSchema,
    media: ['tracks.*.preview_media'],
  },
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
      downloads: row.downloads,
      next_events: row.events.map((event) => toLinkedEvent(event, now)),
      sessions: cardsOf(row.linked, 'session'),
      interviews: cardsOf(row.linked, 'interview'),
      news: cardsOf(row.linked, 'news'),
      volumes: cardsOf(row.linked, 'volume'),
      articles: cardsOf(row.linked, 'article'),
    }
  },
})

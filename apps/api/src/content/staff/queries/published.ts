import type { Language } from '@dabali/domain'
import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import type { Database } from '../../../database/database.ts'
import type { ContentKind } from '../../content-kind.ts'
import {
  type ContentDocument,
  type DocumentDefinition,
  inLanguage,
  joinLanguages,
  normalise,
  type TrackDocument,
} from '../document.ts'
import type { LiveRow } from './drafts.ts'

/** What the writes need to know of a kind. */
export type EditedKind = { kind: ContentKind; document: DocumentDefinition & { schema: TSchema } }

const LANGUAGES = ['en', 'ne'] as const

const partOf = (schema: TSchema, name: string): TSchema =>
  Reflect.get(Object('properties' in schema ? schema['properties'] : {}), name) ?? {}

/** The document of rows that were written without one. */
export function documentOfRows({ kind, document: { schema, tracks } }: EditedKind, row: LiveRow): ContentDocument {
  const { en, ne } = row.translations
  return normalise(schema, {
    kind,
    slug: row.slug,
    picture: row.picture,
    title: { en: en?.title, ne: ne?.title },
    summary: { en: en?.summary, ne: ne?.summary },
    body: { en: en?.body, ne: ne?.body },
    facts: row.facts,
    texts: joinLanguages(partOf(schema, 'texts'), en?.words, ne?.words),
    links: row.links,
    products: row.products,
    genres: row.genres,
    tracks: tracks === undefined ? [] : row.tracks.map((track) => joinTrack(tracks, track)),
  })
}

function joinTrack(schema: TSchema, track: unknown) {
  const { translations, ...shared } = Object(track)
  return joinLanguages(schema, { ...shared, ...translations.en }, { ...shared, ...translations.ne })
}

const isText = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0)

/** The texts of one language; without those that are taken from the other one. */
function wordsIn({ document: { schema, derive } }: EditedKind, { texts, body }: ContentDocument, language: Language) {
  const picked = Object.entries(Object(inLanguage(partOf(schema, 'texts'), texts, language)))
  const derived = body[language] === '' ? {} : derive?.(body[language])
  return { ...Object.fromEntries(picked.filter(([, value]) => isText(value))), ...derived }
}

/** Writes what visitors see from a document whose references exist. */
export async function writeLive(inside: Database, kind: EditedKind, id: number, document: ContentDocument) {
  await inside
    .updateTable('content')
    .set({
      slug: document.slug,
      picture_name: document.picture,
      facts: sql`facts || ${JSON.stringify(document.facts)}::jsonb`,
    })
    .where('id', '=', id)
    .execute()
  for (const language of LANGUAGES) await writeTranslation(inside, kind, { id, document, language })
  await writeLinks(inside, id, document.links)
  if (document.products) await writeProducts(inside, id, document.products)
  if (document.genres) await writeGenres(inside, id, document.genres)
  if (document.tracks && kind.document.tracks) await writeTracks(inside, kind.document.tracks, id, document.tracks)
}

type Translated = { id: number; document: ContentDocument; language: Language }

async function writeTranslation(inside: Database, kind: EditedKind, { id, document, language }: Translated) {
  if (document.title[language] === '') {
    const translation = inside.deleteFrom('content_translation').where('content_id', '=', id)
    await translation.where('language', '=', language).execute()
    return
  }
  const columns = {
    title: document.title[language],
    summary: document.summary[language],
    body: document.body[language],
    words: JSON.stringify(wordsIn(kind, document, language)),
  }
  await inside
    .insertInto('content_translation')
    .values({ content_id: id, language, ...columns })
    .onConflict((conflict) => conflict.columns(['content_id', 'language']).doUpdateSet(columns))
    .execute()
}

async function writeLinks(inside: Database, id: number, links: readonly number[]) {
  await sql`delete from content_link where from_id = ${id} and to_id <> all (${links}::integer[])`.execute(inside)
  await sql`
    insert into content_link (from_id, to_id, position)
    select ${id}, to_id, place - 1 from unnest(${links}::integer[]) with ordinality as link (to_id, place)
    on conflict (from_id, to_id) do update set position = excluded.position
    where content_link.position <> excluded.position`.execute(inside)
}

async function writeProducts(inside: Database, id: number, products: NonNullable<ContentDocument['products']>) {
  const listed = [...new Map(products.map((product) => [product.id, product])).values()]
  const ids = listed.map((product) => product.id)
  await sql`delete from content_product where content_id = ${id} and product_id <> all (${ids}::integer[])`.execute(
    inside,
  )
  await sql`
    insert into content_product (content_id, product_id, position)
    select ${id}, product_id, place - 1 from unnest(${ids}::integer[]) with ordinality as listed (product_id, place)
    on conflict (content_id, product_id) do update set position = excluded.position
    where content_product.position <> excluded.position`.execute(inside)
  for (const { id: product, note } of listed)
    for (const language of LANGUAGES) {
      const text = note?.[language] ?? ''
      if (note === undefined) continue
      await sql`
        delete from content_product_translation
        where content_id = ${id} and product_id = ${product} and language = ${language} and ${text} = ''`.execute(
        inside,
      )
      await sql`
        insert into content_product_translation (content_id, product_id, language, note)
        select ${id}, ${product}, ${language}, ${text}::text where ${text} <> ''
        on conflict (content_id, product_id, language) do update set note = excluded.note`.execute(inside)
    }
}

async function writeGenres(inside: Database, id: number, genres: readonly string[]) {
  await sql`delete from content_genre where content_id = ${id} and genre <> all (${genres}::text[])`.execute(inside)
  await sql`
    insert into content_genre (content_id, genre) select distinct ${id}::integer, genre from unnest(${genres}::text[]) as genre
    on conflict do nothing`.execute(inside)
}

async function writeTracks(inside: Database, schema: TSchema, id: number, tracks: readonly TrackDocument[]) {
  await inside.deleteFrom('track').where('record_id', '=', id).where('position', '>', tracks.length).execute()
  for (const [at, track] of tracks.entries()) {
    const columns = {
      duration_seconds: track.duration_seconds,
      preview_media: track.preview_media,
      preview_seconds: track.preview_seconds,
      is_instrumental: track.is_instrumental,
      // Null is no lyrics, and not the JSON value.
      lyrics: track.lyrics === null ? sql<string>`null` : JSON.stringify(track.lyrics),
    }
    const { id: trackId } = await inside
      .insertInto('track')
      .values({ record_id: id, position: at + 1, ...columns })
      .onConflict((conflict) => conflict.columns(['record_id', 'position']).doUpdateSet(columns))
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const language of LANGUAGES) {
      const title = track.title[language]
      const credits = JSON.stringify(Object(inLanguage(schema, track, language)).credits)
      if (title === '') {
        const translation = inside.deleteFrom('track_translation').where('track_id', '=', trackId)
        await translation.where('language', '=', language).execute()
        continue
      }
      await inside
        .insertInto('track_translation')
        .values({ track_id: trackId, language, title, credits })
        .onConflict((conflict) => conflict.columns(['track_id', 'language']).doUpdateSet({ title, credits }))
        .execute()
    }
  }
  await sql`select time_tracks(${id})`.execute(inside)
}

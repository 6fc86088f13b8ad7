import type { Demo, DemoContent, Key } from '@dabali/demo/demo-rows'
import { sanitizeRichFields, sanitizeRichText } from '../../content/sanitize-rich-text.ts'
import type { Database } from '../../database/database.ts'

/** Skips the insert without rows, which is not valid SQL. */
export const insertIfAny = async <Row>(rows: readonly Row[], insert: (rows: readonly Row[]) => Promise<unknown>) => {
  if (rows.length > 0) await insert(rows)
}

export function requireNamed<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The demo names ${name}, which is not in it.`)
  return value
}

/** The sections of venues by key; the seats have the positions of the demo. */
export type SectionIds = Map<string, { id: number; seatIds: readonly number[] }>

export type StoredPicture = {
  name: string
  alt: { en: string; ne: string }
  /** Who made it. */
  credit?: { en: string; ne: string }
  width: number
  height: number
  files: { type: 'image/avif' | 'image/webp'; width: number; mediaName: string }[]
}

/** Ids of inserted content, by kind and slug. */
export type ContentIds = (key: Key) => number

const LANGUAGES = ['en', 'ne'] as const

export const contentStatements = (connection: Database) => ({
  async insertPictures(pictures: readonly StoredPicture[]) {
    await insertIfAny(
      pictures.map(({ name, width, height }) => ({ name, width, height })),
      (rows) => connection.insertInto('picture').values(rows).execute(),
    )
    await insertIfAny(
      pictures.flatMap(({ name, alt, credit }) =>
        LANGUAGES.map((language) => ({
          picture_name: name,
          language,
          alt: alt[language],
          credit: credit?.[language] ?? '',
        })),
      ),
      (rows) => connection.insertInto('picture_translation').values(rows).execute(),
    )
    await insertIfAny(
      pictures.flatMap(({ name, files }) =>
        files.map(({ type, width, mediaName }) => ({ picture_name: name, type, width, media_name: mediaName })),
      ),
      (rows) => connection.insertInto('picture_file').values(rows).execute(),
    )
  },

  async insertContents(contents: readonly DemoContent[]): Promise<ContentIds> {
    const ids = new Map<string, number>()
    await insertIfAny(contents, async () => {
      const rows = await connection
        .insertInto('content')
        .values(
          contents.map(({ words: _, facts, ...content }) => ({
            ...content,
            facts: JSON.stringify(facts),
            // Nothing of it was changed since.
            updated_at: content.published_at,
          })),
        )
        .returning(['id', 'kind', 'slug'])
        .execute()
      for (const { id, kind, slug } of rows) ids.set(`${kind}:${slug}`, id)
    })
    const idOf: ContentIds = (key) => requireNamed(ids.get(key), key)
    await insertIfAny(
      contents.flatMap(({ kind, slug, words }) =>
        LANGUAGES.map((language) => ({
          content_id: idOf(`${kind}:${slug}`),
          language,
          ...words[language],
          body: sanitizeRichText(words[language].body),
          words: JSON.stringify(sanitizeRichFields(words[language].words)),
        })),
      ),
      (rows) => connection.insertInto('content_translation').values(rows).execute(),
    )
    return idOf
  },

  insertGenres: (genres: Demo['genres']) =>
    insertIfAny(
      genres.map(({ slug, name }) => ({ slug, names: JSON.stringify(name) })),
      (rows) => connection.insertInto('genre').values(rows).execute(),
    ),

  insertContentGenres: (genres: Demo['contentGenres'], idOf: ContentIds) =>
    insertIfAny(
      genres.map(({ content, genre }) => ({ content_id: idOf(content), genre })),
      (rows) => connection.insertInto('content_genre').values(rows).execute(),
    ),

  insertCities: (cities: Demo['cities']) =>
    insertIfAny(
      cities.map(({ slug, name }) => ({ slug, names: JSON.stringify(name) })),
      (rows) => connection.insertInto('city').values(rows).execute(),
    ),

  insertCategories: (categories: Demo['categories'], idOf: ContentIds) =>
    insertIfAny(
      categories.map(({ slug, parent }, position) => ({
        id: idOf(`category:${slug}`),
        parent_id: parent === null ? null : idOf(`category:${parent}`),
        position,
      })),
      (rows) => connection.insertInto('category').values(rows).execute(),
    ),

  insertLinks: (links: Demo['links'], idOf: ContentIds) =>
    insertIfAny(
      links.map(({ from, to, role, position }) => ({ from_id: idOf(from), to_id: idOf(to), role, position })),
      (rows) => connection.insertInto('content_link').values(rows).execute(),
    ),

  async insertTracks(tracks: Demo['tracks'], idOf: ContentIds) {
    await insertIfAny(tracks, async () => {
      const rows = await connection
        .insertInto('track')
        .values(
          tracks.map(({ record, title: _t, credits: _c, lyrics, ...track }) => ({
            record_id: idOf(`record:${record}`),
            ...track,
            ...(lyrics && { lyrics: JSON.stringify(lyrics) }),
          })),
        )
        .returning(['id', 'record_id', 'position'])
        .execute()
      const ids = new Map(rows.map(({ id, record_id, position }) => [`${record_id} ${position}`, id]))
      const translations = tracks.flatMap(({ record, position, title, credits }) =>
        LANGUAGES.map((language) => ({
          track_id: requireNamed(ids.get(`${idOf(`record:${record}`)} ${position}`), record),
          language,
          title: title[language],
          credits: JSON.stringify(credits[language]),
        })),
      )
      await connection.insertInto('track_translation').values(translations).execute()
    })
  },

  /** Returns the ids of the venues, and of their sections with the seats in order. */
  async insertVenues(venues: Demo['venues']) {
    const ids = new Map<string, number>()
    const sectionIds: SectionIds = new Map()
    for (const {
      key,
      city,
      is_step_free,
      latitude,
      longitude,
      name,
      address,
      directions,
      access,
      sections,
    } of venues) {
      const { id } = await connection
        .insertInto('venue')
        .values({ slug: key, city, is_step_free, latitude, longitude })
        .returning('id')
        .executeTakeFirstOrThrow()
      const translations = LANGUAGES.map((language) => ({
        venue_id: id,
        language,
        name: name[language],
        address: address[language],
        directions: directions[language],
        access_notes: access[language],
      }))
      await connection.insertInto('venue_translation').values(translations).execute()
      ids.set(key, id)
      for (const section of sections) {
        const made = await connection
          .insertInto('seat_section')
          .values({ venue_id: id, names: JSON.stringify(section.name) })
          .returning('id')
          .executeTakeFirstOrThrow()
        const seats = await connection
          .insertInto('seat')
          .values(section.seats.map((seat) => ({ ...seat, section_id: made.id })))
          .returning('id')
          .execute()
        sectionIds.set(section.key, { id: made.id, seatIds: seats.map((seat) => seat.id) })
      }
    }
    return { venues: ids, sections: sectionIds }
  },
})

import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'

type Language = 'en' | 'ne'

/** Artists with their words in the language asked for, or in the one they have. */
const artists = (database: Database, language: Language) =>
  database
    .selectFrom('artist')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('artist_translation')
          .whereRef('artist_id', '=', 'artist.id')
          .select(['name', 'summary', 'biography', 'home'])
          .orderBy(sql`language = ${language}`, 'desc')
          .limit(1)
          .as('words'),
      (join) => join.onTrue(),
    )
    .select(['slug', 'words.name', 'words.summary', 'words.biography', 'words.home'])
    .select(({ ref }) => pictureNamed(ref('artist.picture_name'), language).as('picture'))

export const artistQueries = (database: Database) => ({
  async countArtists() {
    const { count } = await database
      .selectFrom('artist')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  },
  listArtists: ({ language, limit, offset }: { language: Language; limit: number; offset: number }) =>
    artists(database, language).orderBy('artist.id').limit(limit).offset(offset).execute(),
  findArtist: (slug: string, language: Language) =>
    artists(database, language).where('artist.slug', '=', slug).executeTakeFirst(),
})

export type ArtistQueries = ReturnType<typeof artistQueries>
export type ArtistRow = Awaited<ReturnType<ArtistQueries['listArtists']>>[number]

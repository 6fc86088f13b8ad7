import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'

type Language = 'en' | 'ne'

/** Artists with their words in the language asked for, or in the one they have. */
const artists = (database: Database, language: Language) =>
  database
    .selectFrom('content')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('content_translation')
          .whereRef('content_id', '=', 'content.id')
          .select(['title as name', 'summary', 'body as biography'])
          .select(sql<string>`coalesce(words ->> 'home', '')`.as('home'))
          .orderBy(sql`language = ${language}`, 'desc')
          .limit(1)
          .as('words'),
      (join) => join.onTrue(),
    )
    .where('content.kind', '=', 'artist')
    .where('content.published_at', '<=', sql<Date>`now()`)
    .select(['slug', 'words.name', 'words.summary', 'words.biography', 'words.home'])
    .select(({ ref }) => pictureNamed(ref('content.picture_name'), language).as('picture'))

export const artistQueries = (database: Database) => ({
  async countArtists() {
    const { count } = await database
      .selectFrom('content')
      .where('kind', '=', 'artist')
      .where('published_at', '<=', sql<Date>`now()`)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  },
  listArtists: ({ language, limit, offset }: { language: Language; limit: number; offset: number }) =>
    artists(database, language).orderBy('content.id').limit(limit).offset(offset).execute(),
  findArtist: (slug: string, language: Language) =>
    artists(database, language).where('content.slug', '=', slug).executeTakeFirst(),
})

export type ArtistQueries = ReturnType<typeof artistQueries>
export type ArtistRow = Awaited<ReturnType<ArtistQueries['listArtists']>>[number]

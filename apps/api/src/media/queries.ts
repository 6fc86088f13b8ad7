import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export const mediaQueries = (database: Database) => ({
  findMedia: (name: string) =>
    database
      .selectFrom('media')
      .select(['type', 'is_public', sql<number>`size::float8`.as('size')])
      .where('name', '=', name)
      .executeTakeFirst(),

  /** What has been public once stays public: somebody links to it. */
  keepMedia: (media: { name: string; type: string; size: number; is_public: boolean }) =>
    database
      .insertInto('media')
      .values(media)
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ is_public: true })
          .where('media.is_public', '=', false)
          .where('excluded.is_public', '=', true),
      )
      .execute(),
})

export type MediaQueries = ReturnType<typeof mediaQueries>

import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'

export const mediaQueries = (database: Database) => ({
  findMedia: (name: string) =>
    database
      .selectFrom('media')
      .select(['type', 'is_public', sql<number>`size::float8`.as('size')])
      .where('name', '=', name)
      .executeTakeFirst(),

  /** The next smaller file of the same picture and type, if any. */
  findSmallerPicture: (name: string) =>
    database
      .selectFrom('picture_file as asked')
      .innerJoin('picture_file as smaller', (join) =>
        join
          .onRef('smaller.picture_name', '=', 'asked.picture_name')
          .onRef('smaller.type', '=', 'asked.type')
          .onRef('smaller.width', '<', 'asked.width'),
      )
      .innerJoin('media', 'media.name', 'smaller.media_name')
      .select(['media.name', 'media.type', 'media.is_public', sql<number>`media.size::float8`.as('size')])
      .where('asked.media_name', '=', name)
      .orderBy('smaller.width', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Public media stay public, because pages may link to them. */
  insertMedia: (media: { name: string; type: string; size: number; is_public: boolean }) =>
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

  /** Waits for the end of a deletion that has begun, and prevents one that has not. */
  keepRemoved: (name: string) => database.deleteFrom('removed_media').where('name', '=', name).execute(),

  /** Calls `remove` for files without a row, in small batches, each locked so that nobody stores it meanwhile. */
  async removeFiles(remove: (name: string) => Promise<void>) {
    for (let isMore = true; isMore; ) {
      isMore = await transaction(database, async (inside) => {
        const { rows } = await sql<{ name: string }>`
          select name from removed_media where removed_at < now() - interval '1 hour'
          order by name limit ${REMOVED_AT_ONCE} for update skip locked`.execute(inside)
        for (const { name } of rows) {
          await remove(name)
          await inside.deleteFrom('removed_media').where('name', '=', name).execute()
        }
        return rows.length === REMOVED_AT_ONCE
      })
    }
  },
})

const REMOVED_AT_ONCE = 20

export type MediaQueries = ReturnType<typeof mediaQueries>

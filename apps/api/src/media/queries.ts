import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'

export type SavedMedia = { name: string; type: string; size: number; is_public: boolean }

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

  /** Before a file is written: if nothing saves a row of it within an hour, it is removed. Waits for the end of a deletion. */
  markRemoved: (name: string) =>
    sql`
      insert into removed_media (name) values (${name}) on conflict (name) do update set removed_at = now()`.execute(
      database,
    ),

  /** Whether the row is there; not if its file has been removed meanwhile. Public media stay public. */
  async insertMedia({ name, type, size, is_public }: SavedMedia) {
    const { numAffectedRows = 0n } = await sql`
      with marked as (delete from removed_media where name = ${name} returning name)
      insert into media (name, type, size, is_public)
      select ${name}, ${type}, ${size}, ${is_public}
      where exists (select from marked) or exists (select from media where name = ${name})
      on conflict (name) do update set is_public = true where excluded.is_public and not media.is_public`.execute(
      database,
    )
    return numAffectedRows > 0n || (await this.findMedia(name)) !== undefined
  },

  /** Calls `remove` for files without a row, in small batches, each locked so that nobody stores it meanwhile. */
  async removeFiles(remove: (name: string) => Promise<void>) {
    for (let isMore = true; isMore; ) {
      isMore = await transaction(database, async (inside) => {
        const { rows } = await sql<{ name: string }>`
          select name from removed_media where removed_at < now() - interval '1 hour'
          order by name limit ${REMOVED_AT_ONCE} for update skip locked`.execute(inside)
        for (const { name } of rows) {
          if (!(await isUsed(inside, name))) await remove(name)
          await inside.deleteFrom('removed_media').where('name', '=', name).execute()
        }
        return rows.length === REMOVED_AT_ONCE
      })
    }
  },
})

/** A file that is written again can have been in use before, and stay so if the second time does not end. */
async function isUsed(inside: Database, name: string) {
  const { rows } = await sql`
    select from media where name = ${name} union all select from upload_part where name = ${name}`.execute(inside)
  return rows.length > 0
}

const REMOVED_AT_ONCE = 20

export type MediaQueries = ReturnType<typeof mediaQueries>

import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Page size; readers continue after the last. */
export const AT_ONCE = 1000

export const cacheTagQueries = (database: Database) => ({
  async lastSeq(): Promise<number> {
    const { seq } = await database
      .selectFrom('cache_tag')
      .select(sql<number>`coalesce(max(seq), 0)::float8`.as('seq'))
      .executeTakeFirstOrThrow()
    return seq
  },

  changedAfter: (seq: number) =>
    database
      .selectFrom('cache_tag')
      // A number of JavaScript is exact to 9 × 10^15 changes.
      .select(['tag', 'changed_at', sql<number>`seq::float8`.as('seq')])
      .where('seq', '>', String(seq))
      .orderBy('cache_tag.seq')
      .limit(AT_ONCE)
      .execute(),

  /** The sequence number of the last visible change, and whether one of the tags has changed after `seq`. */
  async findChange({ tags, seq }: { tags: string[]; seq: number }) {
    const { rows } = await sql<{ seq: number; hasMoved: boolean }>`
      select coalesce((select max(seq) from cache_tag), 0)::float8 as seq, exists (
        select from cache_tag where tag = any (${tags}::text[]) and seq > ${String(seq)}
      ) as "hasMoved"`.execute(database)
    return rows[0] ?? { seq, hasMoved: true }
  },
})

export type CacheTagQueries = ReturnType<typeof cacheTagQueries>

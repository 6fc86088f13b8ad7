import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** One answer holds at most so many; the reader asks again after the last. */
const AT_ONCE = 1000

export const cacheTagQueries = (database: Database) => ({
  changedAfter: (seq: number) =>
    database
      .selectFrom('cache_tag')
      // A number of JavaScript is exact to 9 × 10^15 changes.
      .select(['tag', 'changed_at', sql<number>`seq::float8`.as('seq')])
      .where('seq', '>', String(seq))
      .orderBy('cache_tag.seq')
      .limit(AT_ONCE)
      .execute(),
})

export type CacheTagQueries = ReturnType<typeof cacheTagQueries>

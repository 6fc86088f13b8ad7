import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { throttled } from './throttled.ts'

export type Limit = { key: string; most: number; seconds: number; language?: 'en' | 'ne' }

export const rateLimitQueries = (database: Database) => ({
  /**
   * Lets so many through in so many seconds, over all processes, and refuses the others. It counts in one statement,
   * which the lock of the row puts in a queue with all others. The key may name a person, and is kept as its hash.
   */
  async limit({ key, most, seconds, language }: Limit) {
    const { rows } = await sql<{ count: number; wait: number }>`
      insert into rate_limit as held (key, count, ends_at)
      values (${hashOf(key)}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        count = case when held.ends_at <= now() then 1 else least(held.count, ${most}) + 1 end,
        ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
      returning count, ceil(extract(epoch from ends_at - now()))::integer as wait`.execute(database)
    for (const { count, wait } of rows) if (count > most) throw throttled(wait, language)
  },

  /** Takes one back that was counted: where only failures are limited, and this was none. */
  async uncount(key: string) {
    await sql`
      update rate_limit set count = count - 1
      where key = ${hashOf(key)} and count > 0 and ends_at > now()`.execute(database)
  },
})

export type RateLimitQueries = ReturnType<typeof rateLimitQueries>

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

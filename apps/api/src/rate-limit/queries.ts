import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { MESSAGES } from '../messages/messages.ts'

type Language = 'en' | 'ne'

const MINUTE_SECONDS = 60
/** 429 with the localized time to wait. */
export function throttled(seconds: number, language: Language = 'en') {
  const wait = Math.max(1, seconds)
  const { waitSeconds, waitMinutes } = MESSAGES[language].requests
  const detail = wait < MINUTE_SECONDS ? waitSeconds(wait) : waitMinutes(Math.ceil(wait / MINUTE_SECONDS))
  return new ApiError(429, { detail, code: 'throttled' }, { 'Retry-After': String(wait) })
}

export type Limit = {
  key: string
  most: number
  seconds: number
  language?: 'en' | 'ne'
  /** How much the request counts; 1 by default. */
  weight?: number
}

export const rateLimitQueries = (database: Database) => ({
  /**
   * Allows `most` requests in `seconds` over all processes and throws 429 for the others. One statement counts, so that
   * the row lock serializes concurrent requests. The key may contain personal data, so that its hash is stored.
   */
  async limit({ key, most, seconds, language, weight = 1 }: Limit) {
    const { rows } = await sql<{ count: number; wait: number }>`
      insert into rate_limit as held (key, count, ends_at)
      values (${hashOf(key)}, ${weight}, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        count = case when held.ends_at <= now() then 0 else least(held.count, ${most}) end + excluded.count,
        ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
      returning count, ceil(extract(epoch from ends_at - now()))::integer as wait`.execute(database)
    for (const { count, wait } of rows) if (count > most) throw throttled(wait, language)
  },

  /** Takes one count back, for limits that count failures only. */
  async uncount(key: string) {
    await sql`
      update rate_limit set count = count - 1
      where key = ${hashOf(key)} and count > 0 and ends_at > now()`.execute(database)
  },
})

export type RateLimitQueries = ReturnType<typeof rateLimitQueries>

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

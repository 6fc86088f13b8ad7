import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'

type Language = 'en' | 'ne'

const MINUTE_SECONDS = 60
const DIGITS = { en: new Intl.NumberFormat('en'), ne: new Intl.NumberFormat('ne-u-nu-deva') }
const WAITS = {
  en: {
    seconds: (count: string) => `Too many requests. Try again in ${count === '1' ? 'a second' : `${count} seconds`}.`,
    minutes: (count: string) => `Too many requests. Try again in ${count === '1' ? 'a minute' : `${count} minutes`}.`,
  },
  ne: {
    seconds: (count: string) => `धेरै पटक भयो। ${count} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।`,
    minutes: (count: string) => `धेरै पटक भयो। ${count} मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  },
}

/** 429 with the localized time to wait. */
export function throttled(seconds: number, language: Language = 'en') {
  const wait = Math.max(1, seconds)
  const [unit, count] =
    wait < MINUTE_SECONDS ? (['seconds', wait] as const) : (['minutes', Math.ceil(wait / MINUTE_SECONDS)] as const)
  const detail = WAITS[language][unit](DIGITS[language].format(count))
  return new ApiError(429, { detail, code: 'throttled' }, { 'Retry-After': String(wait) })
}

export type Limit = { key: string; most: number; seconds: number; language?: 'en' | 'ne' }

export const rateLimitQueries = (database: Database) => ({
  /**
   * Allows `most` requests in `seconds` over all processes and throws 429 for the others. One statement counts, so that
   * the row lock serializes concurrent requests. The key may contain personal data, so that its hash is stored.
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

  /** Takes one count back, for limits that count failures only. */
  async uncount(key: string) {
    await sql`
      update rate_limit set count = count - 1
      where key = ${hashOf(key)} and count > 0 and ends_at > now()`.execute(database)
  },
})

export type RateLimitQueries = ReturnType<typeof rateLimitQueries>

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

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

  /** The valid stored response of a key, with the sequence number of the last visible change. */
  async findStored(key: Buffer): Promise<FoundResponse> {
    const { rows } = await sql<FoundResponse>`
      select coalesce((select max(seq) from cache_tag), 0)::float8 as seq, clock_timestamp() as "askedAt",
        stored.body, stored.etag, stored.type
      from (values (1)) as one (row) left join stored_response as stored on stored.key = ${key}
        and stored.stored_at > now() - make_interval(secs => ${STORED_SECONDS})
        and not exists (select from cache_tag where tag = any (stored.tags) and seq > stored.seq)
        and not exists (select from content where published_at > stored.stored_at and published_at <= now())
    `.execute(database)
    return rows[0] ?? { seq: 0, askedAt: new Date(0), body: null, etag: null, type: null }
  },

  async store(response: NewStoredResponse) {
    await database
      .insertInto('stored_response')
      .values({ ...response, seq: String(response.seq) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref }) => ({
          seq: ref('excluded.seq'),
          tags: ref('excluded.tags'),
          etag: ref('excluded.etag'),
          type: ref('excluded.type'),
          body: ref('excluded.body'),
          stored_at: ref('excluded.stored_at'),
        })),
      )
      .execute()
  },
})

/** Responses of earlier versions of the API are found by nobody; a job deletes them after this time. */
export const STORED_SECONDS = 24 * 60 * 60

type FoundResponse = { seq: number; askedAt: Date } & (
  | { body: Buffer; etag: string; type: string }
  | { body: null; etag: null; type: null }
)

export type NewStoredResponse = {
  key: Buffer
  seq: number
  tags: string[]
  etag: string
  type: string
  body: Buffer
  stored_at: Date
}

export type CacheTagQueries = ReturnType<typeof cacheTagQueries>

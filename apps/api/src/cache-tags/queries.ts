import { sql } from 'kysely'
import { batchOf, inBatches } from '../database/batches.ts'
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

  /** The valid stored responses of keys, in their order, with the sequence number of the last visible change. */
  async findStored(keys: Buffer[]): Promise<FoundResponse[]> {
    const { rows } = await sql<FoundResponse>`
      select coalesce((select max(seq) from cache_tag), 0)::float8 as seq, clock_timestamp() as "askedAt",
        found.body, found.etag, found.type
      from unnest(${batchOf(keys, 'bytea')}) with ordinality as asked (key, place)
      left join ${validResponse(STORED_SECONDS)} as found on true
      order by place`.execute(database)
    return rows
  },

  /** For each key, whether its response is stored and stays valid for some time. */
  async areStored(keys: Buffer[]) {
    const { rows } = await sql<{ isStored: boolean }>`
      select found.etag is not null as "isStored"
      from unnest(${batchOf(keys, 'bytea')}) with ordinality as asked (key, place)
      left join ${validResponse(STORED_SECONDS - RENEWED_SECONDS)} as found on true
      order by place`.execute(database)
    return rows.map(({ isStored }) => isStored)
  },

  /** In the order of the keys, so that two statements do not wait for each other. */
  async store(responses: NewStoredResponse[]) {
    const newest = new Map(responses.map((response) => [response.key.toString('hex'), response]))
    const sorted = [...newest.values()].sort((one, other) => one.key.compare(other.key))
    // A parameter for each value: an array would be escaped and parsed, which for bodies takes longer than to store them.
    const rows = sorted.map(
      ({ key, otherKey, seq, tags, etag, type, body, storedAt }) =>
        sql`(${key}, ${otherKey}, ${String(seq)}, ${tags}, ${etag}, ${type}, ${body}, ${storedAt})`,
    )
    await sql`
      insert into stored_response (key, other_key, seq, tags, etag, type, body, stored_at) values ${sql.join(rows)}
      on conflict (key) do update set
        other_key = excluded.other_key, seq = excluded.seq, tags = excluded.tags, etag = excluded.etag, type = excluded.type,
        body = excluded.body, stored_at = excluded.stored_at
      where stored_response.seq <= excluded.seq`.execute(database)
  },
})

/** What requests look for or store at the same time is one statement. */
export const batchedResponses = (queries: CacheTagQueries) => ({
  find: inBatches(queries.findStored),
  store: inBatches(async (responses: NewStoredResponse[]) => {
    await queries.store(responses)
    return responses
  }),
})

/** The response of `asked.key` for a lateral join, which reads one row by one of two indexes whatever the statistics are. */
const validResponse = (seconds: number) => sql`lateral (
  select body, etag, type
  from (
    select * from stored_response where key = asked.key
    union all
    select * from stored_response where other_key = asked.key
  ) as stored
  where stored_at > now() - make_interval(secs => ${sql.lit(seconds)})
    and not exists (select from cache_tag where tag = any (stored.tags) and seq > stored.seq)
    -- Content is published by the clock, before a job touches its tags.
    and stored_at >= coalesce((select max(published_at) from content where published_at <= now()), '-infinity')
  limit 1
)`

/** Responses of earlier versions of the API are found by nobody; a job deletes them after this time. */
export const STORED_SECONDS = 24 * 60 * 60

/** Those that are filled ahead are renewed so long before. */
const RENEWED_SECONDS = 2 * 60 * 60

type FoundResponse = { seq: number; askedAt: Date } & (
  | { body: string; etag: string; type: string }
  | { body: null; etag: null; type: null }
)

export type NewStoredResponse = {
  key: Buffer
  otherKey: Buffer | null
  seq: number
  tags: string[]
  etag: string
  type: string
  body: string
  storedAt: Date
}

export type CacheTagQueries = ReturnType<typeof cacheTagQueries>

import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Jobs that are due but not taken, that run, that wait for their time, and that were given up. */
export type JobState = 'due' | 'running' | 'scheduled' | 'failed'

export const metricsQueries = (database: Database) => ({
  /** A job whose lease has ended is due again. */
  async countJobs() {
    const { rows } = await sql<{ topic: string; state: JobState; count: number; lag: number }>`
      select topic, state, count(*)::integer as count,
        coalesce(max(extract(epoch from now() - run_at)) filter (where state = 'due'), 0)::float as lag
      from (
        select topic, run_at, case
          when failed_at is not null then 'failed'
          when run_at <= now() then 'due'
          when is_running then 'running'
          else 'scheduled' end as state
        from outbox
      ) as job
      group by topic, state`.execute(database)
    return rows
  },

  /** Payments that were begun within a day. Their ids begin with the time, so that the primary key finds them. */
  async countPayments() {
    const { rows } = await sql<{ gateway: string; status: string; count: number }>`
      select method as gateway, status, count(*)::integer as count from payment
      where id >= (lpad(to_hex((extract(epoch from now() - interval '1 day') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
      group by method, status`.execute(database)
    return rows
  },

  async countViewers() {
    const { rows } = await sql<{ event_date: string; count: number }>`
      select event_date_id::text as event_date, count(*)::integer as count from live_place
      where lease_until > now() group by event_date_id`.execute(database)
    return rows
  },

  /** Whether PostgreSQL archives its log, and its last attempt has failed. */
  async isArchiveFailing() {
    const { rows } = await sql<{ is_failing: boolean }>`
      select current_setting('archive_mode') <> 'off'
        and coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
      from pg_stat_archiver`.execute(database)
    return rows[0]?.is_failing === true
  },
})

export type MetricsQueries = ReturnType<typeof metricsQueries>

import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, onCommit } from '../database/database.ts'
import { type Job, type NewJob, notifyWorkers } from './job.ts'

/**
 * Adds a job in the transaction of the change that causes it. A waiting job with the same key is locked, so that no
 * worker takes it before this change is visible.
 */
export async function addJob(connection: Database, { topic, payload, key, runAt }: NewJob) {
  await connection
    .insertInto('outbox')
    .values({
      id: randomUUIDv7(),
      topic,
      payload: JSON.stringify(payload),
      key: key ?? null,
      ...(runAt === undefined ? {} : { run_at: runAt }),
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        payload: ({ ref }) => ref('excluded.payload'),
        run_at: sql<Date>`least(outbox.run_at, excluded.run_at)`,
      }),
    )
    .execute()
  onCommit(connection, notifyWorkers)
}

type Leased = { id: string; attempts: number }

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export const jobQueries = (database: Database) => ({
  /**
   * Leases due jobs; when a worker dies, the lease expires and another one takes them. Clears the key, so that a change
   * during the work adds a new job.
   */
  async claimJobs({ topics, most, seconds }: { topics: string[]; most: number; seconds: number }): Promise<Job[]> {
    const { rows } = await sql<Job>`
      with due as materialized (
        select id from outbox
        where failed_at is null and run_at <= now() and topic = any (${topics}::text[])
        order by run_at, id limit ${most} for update skip locked
      )
      update outbox set attempts = attempts + 1, key = null, run_at = ${inSeconds(seconds)}
      from due where outbox.id = due.id
      returning outbox.id, topic, payload, attempts`.execute(database)
    return rows
  },

  renewJobs: ({ jobs, seconds }: { jobs: Leased[]; seconds: number }) =>
    sql`
      update outbox set run_at = ${inSeconds(seconds)}
      from unnest(${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ attempts }) => attempts)}::integer[])
        as held (held_id, held_attempts)
      where id = held_id and attempts = held_attempts`.execute(database),

  finishJob: (id: string) => database.deleteFrom('outbox').where('id', '=', id).execute(),

  // Guarded by the attempt number: a worker that lost its lease must not change the job.
  postponeJob: ({ id, attempts, seconds, error }: Leased & { seconds: number; error: string }) =>
    database
      .updateTable('outbox')
      .set({ run_at: inSeconds(seconds), error })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute(),

  giveUpJob: ({ id, attempts, error }: Leased & { error: string }) =>
    database
      .updateTable('outbox')
      .set({ failed_at: sql<Date>`now()`, error })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute(),
})

export type JobDatabase = Database
export type JobQueries = ReturnType<typeof jobQueries>

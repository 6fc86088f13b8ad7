import { randomUUIDv7 } from 'node:crypto'
import { currentTraceparent } from '@dabali/tracing'
import { type RawBuilder, sql } from 'kysely'
import { type Database, onCommit } from '../database/database.ts'

export type NewJob = {
  topic: string
  payload: object
  /** Jobs with the same key are merged while they wait. */
  key?: string
  runAt?: Date
  /** Default: a new one. */
  id?: string
}

export type Job = {
  id: string
  topic: string
  payload: unknown
  attempts: number
  /** The span that has added it, if that is known. */
  traceparent: string | null
}

/** Handles jobs of a topic. Must be idempotent: a job can be delivered more than once. */
export type Handler = {
  (payload: never, job: { id: string }): Promise<unknown>
  /** Called after the last attempt, with the kind of the failure; must be idempotent as well. */
  onGiveUp?: (payload: never, failure: string) => Promise<unknown>
  /** How many jobs of the topic may run at once, over all workers of the database; default: any number. */
  atOnce?: number
}

export type Handlers = Record<string, Handler>

export type Log = Record<'warn' | 'error', (details: object, message: string) => void>

/** A failure that a retry cannot fix. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A failure after which the other side asked to wait. */
export class RetryLater extends Error {
  override name = 'RetryLater'
  readonly code: string
  readonly seconds: number

  constructor(code: string, seconds: number) {
    super(code)
    this.code = code
    this.seconds = seconds
  }
}

/** Error codes only, never free text. */
const CODE = /^[A-Za-z0-9_.-]{1,40}$/

/** Name and codes of an error. The message is left out: it may contain personal data of the job. */
export function failureKind(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const words = [error.name, Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')]
  return words
    .map(String)
    .filter((word) => word !== 'undefined' && CODE.test(word))
    .join(' ')
}

const listeners = new Set<() => void>()

/** Notifies workers of this process of new jobs; jobs of other processes are found by polling. */
export function onNewJob(wake: () => void) {
  listeners.add(wake)
  return () => {
    listeners.delete(wake)
  }
}

function notifyWorkers() {
  for (const wake of listeners) wake()
}

/**
 * Adds a job in the transaction of the change that causes it. A waiting job with the same key is locked, so that no
 * worker takes it before this change is visible.
 */
export async function addJob(connection: Database, job: NewJob) {
  await jobInsert(connection, job).execute()
  notifyAfterCommit(connection)
}

/** The statement of addJob, for another statement that it is a part of; workers are notified apart. */
export const jobInsert = (connection: Database, { topic, payload, key, runAt, id = randomUUIDv7() }: NewJob) =>
  connection
    .insertInto('outbox')
    .values({
      id,
      topic,
      payload: JSON.stringify(payload),
      key: key ?? null,
      traceparent: currentTraceparent() ?? null,
      ...(runAt === undefined ? {} : { run_at: runAt }),
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        payload: ({ ref }) => ref('excluded.payload'),
        traceparent: ({ ref }) => ref('excluded.traceparent'),
        run_at: sql<Date>`least(outbox.run_at, excluded.run_at)`,
      }),
    )

/** Workers look for jobs that another statement has added, once it is committed. */
export const notifyAfterCommit = (connection: Database) => onCommit(connection, notifyWorkers)

/** What tells the work of a job from other work: how long it rests before it starts does not. */
const workOf = (payload: RawBuilder<unknown>) => sql`(${payload} - 'restMs')`

/** Runs a failed job again, with all its attempts; false if it has not failed, or if another job does the same work. */
export async function retryFailedJob(connection: Database, id: string): Promise<boolean> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(topic || ' ' || ${workOf(sql`payload`)}::text, 0))
    from outbox where id = ${id}::uuid`.execute(connection)
  const { numAffectedRows = 0n } = await sql`
    update outbox set failed_at = null, attempts = 0, is_running = false, run_at = now()
    where id = ${id}::uuid and failed_at is not null and not exists (
      select from outbox as other where other.topic = outbox.topic
        and ${workOf(sql`other.payload`)} = ${workOf(sql`outbox.payload`)}
        and other.failed_at is null and other.id <> outbox.id
    )`.execute(connection)
  if (numAffectedRows === 0n) return false
  onCommit(connection, notifyWorkers)
  return true
}

/** In a transaction: adds a job in place of failed ones with the same work, unless one waits or runs. */
export async function replaceFailedJob(connection: Database, job: NewJob) {
  const payload = JSON.stringify(job.payload)
  const work = workOf(sql`${payload}::jsonb`)
  await sql`select pg_advisory_xact_lock(hashtextextended(${job.topic} || ' ' || ${work}::text, 0))`.execute(connection)
  // One that is locked is just being run again by staff, who are refused once this one waits.
  await sql`
    delete from outbox where id in (
      select id from outbox where topic = ${job.topic} and ${workOf(sql`payload`)} = ${work} and failed_at is not null
      for update skip locked
    )`.execute(connection)
  const { rows } = await sql`
    select from outbox where topic = ${job.topic} and ${workOf(sql`payload`)} = ${work} and failed_at is null`.execute(
    connection,
  )
  if (rows.length === 0) await addJob(connection, job)
}

/** The topics with a limit. */
export const limitsOf = (handlers: Handlers): Record<string, number> =>
  Object.fromEntries(
    Object.entries(handlers).flatMap(([topic, { atOnce }]) => (atOnce === undefined ? [] : [[topic, atOnce]])),
  )

type Claim = { topics: string[]; limits?: Record<string, number>; most: number; seconds: number }

type Leased = { id: string; attempts: number }

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export const jobQueries = (database: Database) => ({
  /**
   * Leases due jobs; when a worker dies, the lease expires and another one takes them. Clears the key, so that a change
   * during the work adds a new job. Jobs of a topic with a limit are left while that many of it run.
   */
  async claimJobs({ topics, limits = {}, most, seconds }: Claim): Promise<Job[]> {
    const { rows } = await sql<Job>`
      select id, topic, payload, attempts, traceparent
      from claim_jobs(${topics}::text[], ${JSON.stringify(limits)}::jsonb, ${most}::integer, ${seconds}::float8)`.execute(
      database,
    )
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
      .set({ run_at: inSeconds(seconds), error, is_running: false })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute(),

  giveUpJob: ({ id, attempts, error }: Leased & { error: string }) =>
    database
      .updateTable('outbox')
      .set({ failed_at: sql<Date>`now()`, error, is_running: false })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute(),
})

export type JobDatabase = Database
export type JobQueries = ReturnType<typeof jobQueries>

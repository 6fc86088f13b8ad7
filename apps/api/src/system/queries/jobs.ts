import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type Connection = Database

export const JOB_STATES = ['waiting', 'scheduled', 'running', 'retrying', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

/** A running job whose lease has expired was left by a worker that died: it waits for another one. */
export const JOB_STATE = sql<JobState>`case
  when outbox.failed_at is not null then 'failed'
  when outbox.run_at <= now() then 'waiting'
  when outbox.is_running then 'running'
  when outbox.attempts > 0 then 'retrying'
  else 'scheduled' end`

export type JobRow = {
  id: string
  topic: string
  payload: Record<string, unknown>
  state: JobState
  attempts: number
  error: string | null
  run_at: Date
  failed_at: Date | null
  created_at: Date
}

const COLUMNS = sql`id, topic, payload - 'html' - 'attachments' as payload, ${JOB_STATE} as state, attempts, error, run_at,
  failed_at, created_at`

type JobFilters = { state?: string | undefined; topic?: string | undefined }
type Window = { limit: number; offset: number }

export const jobStatements = (connection: Database) => ({
  /** The newest first. */
  async list({ state, topic }: JobFilters, { limit, offset }: Window) {
    const { rows } = await sql<JobRow & { count: number }>`
      select ${COLUMNS}, count(*) over ()::integer as count from outbox
      where (${state ?? null}::text is null or ${JOB_STATE} = ${state ?? null})
        and (${topic ?? null}::text is null or topic = ${topic ?? null})
      order by coalesce(failed_at, created_at) desc, id desc limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },

  async find(id: string): Promise<JobRow | undefined> {
    const { rows } = await sql<JobRow>`select ${COLUMNS} from outbox where id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  /** No worker takes it meanwhile. */
  async lock(id: string): Promise<JobRow | undefined> {
    await sql`select from outbox where id = ${id}::uuid for update`.execute(connection)
    return this.find(id)
  },

  remove: (id: string) => connection.deleteFrom('outbox').where('id', '=', id).execute(),

  async count() {
    const { rows } = await sql<{ topic: string; state: JobState; count: number; oldest: Date | null }>`
      select topic, ${JOB_STATE} as state, count(*)::integer as count, min(run_at) as oldest
      from outbox group by 1, 2 order by 1, 2`.execute(connection)
    return rows
  },
})

import { inject } from 'vitest'
import { openDatabase, openPool } from '../src/database/database.ts'
import { addJob, type NewJob } from '../src/jobs/queries.ts'
import { makeDatabase } from './make-database.ts'

export const QUIET = { warn: () => undefined, error: () => undefined }

/** A database with jobs and a table `done`, which records who did them. */
export async function startJobQueue() {
  const home = await makeDatabase({ template: inject('postgres').database })
  const pool = openPool({ connectionString: home.url })
  const database = openDatabase(pool)
  await pool.query('create table done (job text, by integer)')
  const { rows } = await pool.query('select current_database() as name')

  return {
    pool,
    database,
    url: home.url,
    name: String(rows[0].name),
    empty: () => pool.query('truncate outbox, done'),
    waiting: async () => (await pool.query('select * from outbox order by id')).rows,
    add: (job: Partial<NewJob> = {}) => addJob(database, { topic: 'count', payload: {}, ...job }),
    addMany: (count: number) =>
      pool.query(
        `insert into outbox (id, topic, payload) select gen_random_uuid(), 'count', '{}' from generate_series(1, ${count})`,
      ),
    async stop() {
      await pool.end()
      await home.drop()
    },
  }
}

export type JobQueue = Awaited<ReturnType<typeof startJobQueue>>

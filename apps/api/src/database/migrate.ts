import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** `dabali migrations`, as a number that no other program is likely to have chosen. */
const LOCK = 7_219_043_561

/** The names of all migrations there are, in the order in which they are run. */
export const listMigrations = async () => (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()

/** Runs the migrations that have not been run, each in a transaction of its own, one API at a time. */
export async function migrate(pool: pg.Pool, names?: readonly string[]): Promise<string[]> {
  const wanted = names ?? (await listMigrations())
  const client = await pool.connect()
  const run: string[] = []
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    const waiting = await notYetRun(client, wanted)
    for (const name of waiting) if (await runOne(client, name)) run.push(name)
  } finally {
    // A connection of its own settings is not given to requests.
    client.release(true)
  }
  return run
}

/** Runs the migrations that have not been run in the transaction that is open, so that they can still be rolled back. */
export async function migrateInTransaction(client: pg.ClientBase, names: readonly string[]) {
  for (const name of await notYetRun(client, names)) {
    await applyOnce(client, name)
    // A table whose deferred triggers still wait cannot be altered by the next migration.
    await client.query('set constraints all immediate')
  }
}

async function notYetRun(client: pg.ClientBase, names: readonly string[]) {
  const { rows } = await client.query("select to_regclass('migration') is not null as known")
  if (!rows[0]?.known) return names
  const done = await client.query('select name from migration')
  const known = new Set(done.rows.map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}

async function runOne(client: pg.PoolClient, name: string) {
  try {
    await client.query('begin')
    const isApplied = await applyOnce(client, name)
    await client.query('commit')
    return isApplied
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function applyOnce(client: pg.ClientBase, name: string) {
  const text = await readFile(join(MIGRATIONS, name), 'utf8')
  await client.query(`select pg_advisory_xact_lock(${LOCK})`)
  await client.query(
    'create table if not exists migration (name text primary key, run_at timestamptz not null default now())',
  )
  // Another API may have run it while this one waited for the lock.
  const { rowCount } = await client.query('insert into migration (name) values ($1) on conflict do nothing', [name])
  if (rowCount === 1) await client.query(text)
  return rowCount === 1
}

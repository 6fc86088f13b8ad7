import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** `dabali migrations`, as a number that no other program is likely to use for an advisory lock. */
const LOCK_ID = 7_219_043_561

/** The file names of all migrations, in the order in which they run. */
export const listMigrations = async () => (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()

/**
 * A statement that waits for a table makes every request to that table wait behind it, for instance for as long as a backup
 * reads. So it gives up soon, and everything is tried again.
 */
const LOCK_TIMEOUT_MS = 2000
const LOCK_NOT_AVAILABLE = '55P03'
/** About as long as the longest backup. */
const MOST_ATTEMPTS = 1000

/** Runs the migrations that have not run yet, in one transaction; a lock lets one process migrate at a time. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const ran = await migrateOnce(pool).catch((error: unknown) => {
      if (attempt === MOST_ATTEMPTS || Reflect.get(Object(error), 'code') !== LOCK_NOT_AVAILABLE) throw error
    })
    if (ran) return ran
    await pause(Math.random() * LOCK_TIMEOUT_MS)
  }
}

/** Lock and timeouts are of the transaction: a pooler gives the connection to other processes afterwards. */
async function migrateOnce(pool: pg.Pool) {
  const client = await pool.connect()
  let failed = true
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // Before Kysely makes its own tables, and without a limit: another process may migrate for long.
    await client.query(`select pg_advisory_xact_lock(${LOCK_ID})`)
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const names = [...(await listMigrations()), ...(await listLaterMigrations(client))]
    const ran = await migrateInTransaction(client, names)
    await client.query('commit')
    failed = false
    return ran
  } finally {
    // Closing the connection rolls back.
    client.release(failed)
  }
}

/** Migrations of a later release, which has upgraded the database while processes of this one go on and may start again. */
async function listLaterMigrations(client: pg.ClientBase): Promise<string[]> {
  const newest = (await listMigrations()).at(-1)
  const { rows: tables } = await client.query("select to_regclass('migration') is not null as exists")
  if (!tables[0]?.exists) return []
  const { rows } = await client.query<{ name: string }>('select name from migration where name > $1', [newest])
  return rows.map(({ name }) => name)
}

/** Runs the named migrations that have not run yet inside the open transaction of the client, which can still roll back. */
export async function migrateInTransaction(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const migrator = new Migrator({
    db: new Kysely({ dialect: clientDialect(client) }),
    provider: { getMigrations: async () => Object.fromEntries(names.map((name) => [name, sqlMigration(name)])) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    disableTransactions: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}

const sqlMigration = (name: string): Migration => ({
  async up(db) {
    await sql.raw(await readFile(join(MIGRATIONS, name), 'utf8')).execute(db)
    // The next migration cannot alter a table that has deferred triggers waiting for the commit.
    await sql`set constraints all immediate`.execute(db)
  },
})

/** PostgreSQL over one connection with an open transaction; the caller ends both. */
function clientDialect(client: pg.ClientBase): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery({ sql: text, parameters }) {
      // Without parameters the text may hold several statements.
      const { rows } = await (parameters.length === 0 ? client.query(text) : client.query(text, [...parameters]))
      return { rows }
    },
    streamQuery() {
      throw new Error('Migrations do not stream rows.')
    },
  }
  const ignore = async () => undefined
  return {
    createAdapter: () => new OpenTransactionAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: ignore,
      acquireConnection: async () => connection,
      beginTransaction: ignore,
      commitTransaction: ignore,
      rollbackTransaction: ignore,
      releaseConnection: ignore,
      destroy: ignore,
    }),
  }
}

/** Locks until the transaction of the caller ends. Kysely's own lock is of the session, which a pooler does not keep. */
class OpenTransactionAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    await Promise.resolve()
  }
}

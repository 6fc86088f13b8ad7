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

/** Runs the migrations that have not run yet, in one transaction. Kysely's lock lets one API migrate at a time. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    for (let attempt = 1; ; attempt += 1) {
      const names = [...(await listMigrations()), ...(await listLaterMigrations(client))]
      const ran = await runMigrations(client, { names, isInTransaction: false }).catch((error: unknown) => {
        if (attempt === MOST_ATTEMPTS || Reflect.get(Object(error), 'code') !== LOCK_NOT_AVAILABLE) throw error
      })
      if (ran) return ran
      await pause(Math.random() * LOCK_TIMEOUT_MS)
    }
  } finally {
    client.release(true)
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
export const migrateInTransaction = (client: pg.ClientBase, names: readonly string[]): Promise<string[]> =>
  runMigrations(client, { names, isInTransaction: true })

type MigrationRun = { names: readonly string[]; isInTransaction: boolean }

async function runMigrations(client: pg.ClientBase, { names, isInTransaction }: MigrationRun) {
  const adapter = isInTransaction ? new OpenTransactionAdapter() : new PostgresAdapter()
  const migrator = new Migrator({
    db: new Kysely({ dialect: clientDialect(client, adapter) }),
    provider: { getMigrations: async () => Object.fromEntries(names.map((name) => [name, sqlMigration(name)])) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    disableTransactions: isInTransaction,
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

/** PostgreSQL over one connection, which the caller opens and closes. */
function clientDialect(client: pg.ClientBase, adapter: PostgresAdapter): Dialect {
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
  const run = (text: string) => async () => {
    await client.query(text)
  }
  const ignore = async () => undefined
  return {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: ignore,
      acquireConnection: async () => connection,
      // For the transaction only: a pooler gives the connection to other processes afterwards, whose requests need timeouts.
      beginTransaction: async () => {
        await client.query('begin')
        await client.query('set local statement_timeout = 0')
        await client.query('set local idle_in_transaction_session_timeout = 0')
        await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      },
      commitTransaction: run('commit'),
      rollbackTransaction: run('rollback'),
      releaseConnection: ignore,
      destroy: ignore,
    }),
  }
}

/** Locks until the transaction of the caller ends: after an error in it no statement could release the lock. */
class OpenTransactionAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    await Promise.resolve()
  }
}

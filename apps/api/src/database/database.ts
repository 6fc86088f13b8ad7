import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { NamedClient } from './named-client.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** The name under which an API is seen by the next one that is started on the same data. */
export const APPLICATION_NAME = 'dabali-api'

const CONNECTIONS = 10
/** Nobody waits longer for an answer; what needs more is no request. */
const LONGEST_STATEMENT_MS = 10_000
const TRIES = 5
/** Two transactions were in each other's way: `serialization_failure`, `deadlock_detected`. Nothing was written. */
const RETRIED = new Set(['40001', '40P01'])

export function openPool(connection: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    Client: NamedClient,
    application_name: APPLICATION_NAME,
    max: CONNECTIONS,
    // A connection that is kept keeps its prepared statements.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
    statement_timeout: LONGEST_STATEMENT_MS,
    idle_in_transaction_session_timeout: LONGEST_STATEMENT_MS,
    options: '-c timezone=UTC',
  })
  // An idle connection that breaks is replaced when it is next needed; whoever needs it is told if that fails.
  pool.on('error', () => undefined)
  // So is one that breaks between two statements of a transaction: the next statement fails, and not the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const openDatabase = (pool: pg.Pool): Database => new Kysely({ dialect: new PostgresDialect({ pool }) })

/** Every write goes through here: all of it or nothing, and again when two writers were in each other's way. */
export async function transaction<T>(database: Database, write: (transaction: Transaction<Schema>) => Promise<T>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeOnce(database, write)
    } catch (error) {
      if (attempt === TRIES || !isRetried(error)) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

const afterCommits = new WeakMap<object, (() => void)[]>()

/** Does something once the others can see what is being written, and never when it is rolled back. */
export function onCommit(connection: Database, act: () => void) {
  if (!connection.isTransaction) return act()
  afterCommits.set(connection, [...(afterCommits.get(connection) ?? []), act])
}

async function writeOnce<T>(database: Database, write: (transaction: Transaction<Schema>) => Promise<T>) {
  const { inside, written } = await database
    .transaction()
    .execute(async (inside) => ({ inside, written: await write(inside) }))
  for (const act of afterCommits.get(inside) ?? []) act()
  return written
}

const isRetried = (error: unknown) => error instanceof pg.DatabaseError && RETRIED.has(error.code ?? '')

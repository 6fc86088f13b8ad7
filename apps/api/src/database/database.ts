import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'
import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError } from '../errors/api-error.ts'
import type { Schema } from './schema.ts'

/** Each is held by this map, by every connection and by PostgreSQL. The API has about a thousand; filters of lists make more. */
const MOST_NAMES = 3000

/** The same SQL gets the same name on every connection. Without a name it is planned each time. */
export function nameStatements(most: number) {
  const names = new Map<string, string>()
  return (text: string) => {
    let name = names.get(text)
    if (name === undefined && names.size < most) {
      name = createHash('sha256').update(text).digest('base64url')
      names.set(text, name)
    }
    return name
  }
}

const statementName = nameStatements(MOST_NAMES)

function withName(text: string, values: unknown[]) {
  const name = statementName(text)
  return name === undefined ? { text, values } : { name, text, values }
}

/**
 * A promise for a function that takes a callback. The promises of pg keep each query with its rows in memory until the next full
 * garbage collection: the callback that they are resolved by refers to the query.
 */
const withPromise = (act: (done: (error: Error | null, result: unknown) => void) => void) =>
  new Promise((resolve, reject) => {
    act((error, result) => (error ? reject(error) : resolve(result)))
  }).catch((error) => {
    // As pg does: the stack leads to the caller and not to the socket.
    Error.captureStackTrace(error)
    throw error
  })

/** A little longer than the statement timeout of the server: then the connection is dead. */
const RESPONSE_TIMEOUT_MS = 12_000
/** Turning off the statement timeout turns off the response timeout as well: for the session or the transaction. */
const TIMEOUT_OFF = /^set (local )?statement_timeout = 0/
const TRANSACTION_END = /^(commit|rollback)\b/

/**
 * A connection that sends every statement as a named prepared statement, so that PostgreSQL parses and plans it once.
 * Kysely always passes an array of parameters; migrations pass none and may hold several statements. A connection that does
 * not respond is closed, so that it is not used again.
 */
class PreparingClient extends pg.Client {
  #timeoutOff: 'never' | 'transaction' | 'session' = 'never'

  // The overloads of pg cannot be repeated here; arguments are passed on unchanged.
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof text === 'string') this.#readTimeout(text)
    const pass = (...given: unknown[]): unknown => Reflect.apply(super.query, this, given)
    if (typeof text !== 'string' || !Array.isArray(values)) return this.#watch(text, pass(text, values, ...rest))
    const named = withName(text, values)
    return this.#watch(text, rest.length > 0 ? pass(named, ...rest) : withPromise((done) => pass(named, done)))
  }) as pg.Client['query']

  #watch(text: unknown, answer: unknown) {
    if (!(answer instanceof Promise)) return answer
    if (this.#timeoutOff === 'never') this.#closeAfterTimeout(answer)
    if (statements.hasSubscribers && typeof text === 'string') statements.publish({ text, answer })
    return answer
  }

  #readTimeout(text: string) {
    const match = TIMEOUT_OFF.exec(text)
    if (match) this.#timeoutOff = match[1] === undefined ? 'session' : 'transaction'
    else if (this.#timeoutOff === 'transaction' && TRANSACTION_END.test(text)) this.#timeoutOff = 'never'
  }

  #closeAfterTimeout(answer: Promise<unknown>) {
    const timer = setTimeout(() => this.connection.stream.destroy(), RESPONSE_TIMEOUT_MS)
    const cancel = () => clearTimeout(timer)
    answer.then(cancel, cancel)
  }
}

/** Announces each statement that is sent, as `{ text, answer }`, while somebody subscribes. */
export const statements = channel('dabali:statement')

class Value<Input> {
  readonly read: (input: Input) => unknown

  constructor(read: (input: Input) => unknown) {
    this.read = read
  }
}

type TakeValue<Input> = <T>(read: (input: Input) => T) => T

/**
 * A statement that is written once, because that takes longer than to execute a small one. In place of its values `build` gets
 * placeholders, which it may only use as parameters.
 */
export function prepareStatement<Input, Row>(build: (value: TakeValue<Input>) => RawBuilder<Row>) {
  let written: CompiledQuery<Row> | undefined
  return async (database: Database, input: Input): Promise<Row[]> => {
    written ??= build(<T>(read: (from: Input) => T) => new Value(read) as T).compile(database)
    const parameters = written.parameters.map((value) => (value instanceof Value ? value.read(input) : value))
    const { rows } = await database.executeQuery<Row>({ ...written, parameters })
    return rows
  }
}

const MIN_VERSION = 15

/** Checks a PostgreSQL server at DATABASE_URL for what the schema and the search require. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select current_setting('server_version_num')::integer / 10000 as version,
      pg_encoding_to_char(encoding) as encoding,
      'पुस्तक' ~ '^[[:alpha:]]' as has_unicode_letters,
      current_setting('statement_timeout') <> '0' and current_setting('idle_in_transaction_session_timeout') <> '0'
        and current_setting('TimeZone') = 'UTC' and current_setting('plan_cache_mode') = 'force_generic_plan' as has_settings
    from pg_database where datname = current_database()`)
  const { version, encoding, has_unicode_letters, has_settings } = rows[0]
  if (version < MIN_VERSION)
    throw new StartError(`PostgreSQL ${version} is too old: the API needs ${MIN_VERSION} or newer.`)
  if (encoding !== 'UTF8') throw new StartError(`The database is encoded as ${encoding}: create it with UTF8.`)
  // In the locale C Devanagari characters are no letters, which breaks the typo-tolerant search.
  if (!has_unicode_letters)
    throw new StartError('The database has the locale C: create it with C.UTF-8 or another UTF-8 locale.')
  // Poolers drop settings that they do not know, such as PgBouncer with `ignore_startup_parameters`.
  if (!has_settings)
    throw new StartError(
      'A pooler in front of the database drops settings: it must set statement_timeout, idle_in_transaction_session_timeout, plan_cache_mode and timezone itself, as in ops/pgbouncer.ini.',
    )
}

export type Database = Kysely<Schema>

/** Identifies connections of an API to another one that is started on the same data. */
export const APPLICATION_NAME = 'dabali-api'

const MAX_CONNECTIONS = 10
/** For requests; work that takes longer runs in a job or sets a timeout of its own. */
const STATEMENT_TIMEOUT_MS = 10_000
const MAX_ATTEMPTS = 5
/** Conflicts of two transactions: `serialization_failure`, `deadlock_detected`. Nothing was written. */
const RETRIED_CODES = new Set(['40001', '40P01'])

export function openPool(connection: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    ...connection,
    Client: PreparingClient,
    application_name: APPLICATION_NAME,
    max: MAX_CONNECTIONS,
    // A connection loses its prepared statements when it is closed.
    idleTimeoutMillis: 0,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // Planning a large statement takes several times as long as its execution, and PostgreSQL would do it again and again.
    options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  })
  // A broken idle connection is replaced when the next one is needed; without a listener the process would end.
  pool.on('error', () => undefined)
  // The same between two statements of a transaction: the next statement fails, not the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const openDatabase = (pool: pg.Pool): Database => new Kysely({ dialect: new PostgresDialect({ pool }) })

/** Runs a write in a transaction and retries it after a conflict with another one. Every write of several statements uses this. */
export const transaction = <T>(database: Database, write: (transaction: Transaction<Schema>) => Promise<T>) =>
  retryConflicts(() => runTransaction(database, write))

/** Runs a write of one statement, which is a transaction of its own, and retries it like the others. */
export const oneStatement = <T>(database: Database, write: (database: Database) => Promise<T>) =>
  retryConflicts(() => write(database))

async function retryConflicts<T>(write: () => Promise<T>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** Releases the locks of the transaction before its commit is on the disk. Call `flushCommits` before the response is sent. */
export const COMMIT_UNFLUSHED: RawBuilder<string> = sql<string>`set_config('synchronous_commit', 'off', true)`

/** Waits until everything that was committed is on the disk: a message in the log, together with those of others. */
export const flushCommits = (database: Database) =>
  sql`select pg_logical_emit_message(true, 'dabali', '')`.execute(database)

/** Runs several reads on one state of the database, whatever is committed between them. */
export const readSnapshot = <T>(database: Database, read: (inside: Database) => Promise<T>): Promise<T> =>
  database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

const afterCommits = new WeakMap<object, (() => void)[]>()

/** Runs `act` after the transaction has committed, and not if it is rolled back. */
export function onCommit(connection: Database, act: () => void) {
  if (!connection.isTransaction) return act()
  afterCommits.set(connection, [...(afterCommits.get(connection) ?? []), act])
}

async function runTransaction<T>(database: Database, write: (transaction: Transaction<Schema>) => Promise<T>) {
  const { inside, written } = await database
    .transaction()
    .execute(async (inside) => ({ inside, written: await write(inside) }))
  for (const act of afterCommits.get(inside) ?? []) act()
  return written
}

const isRetryable = (error: unknown) => error instanceof pg.DatabaseError && RETRIED_CODES.has(error.code ?? '')

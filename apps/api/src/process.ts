import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { startTracing, type Tracing } from '@dabali/tracing'
import type pg from 'pg'
import type { Catalogue } from './catalogue/catalogue.ts'
import { checkServer, type Database, openDatabase, openPool, statements } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { type Environment, outsideAddresses, readEnvironment, refuseSandbox } from './env.ts'
import { StartError } from './errors/api-error.ts'
import { healthQueries } from './health/queries.ts'
import { shutdown } from './health/routes.ts'
import { createJobHandlers, startRecurringJobs } from './job-handlers.ts'
import type { Log } from './jobs/queries.ts'
import { type JobResult, startWorker } from './jobs/worker.ts'
import { mailSender } from './mail/send-mail.ts'
import { folderStorage, type MediaStore, mediaStore, s3Storage } from './media/media-store.ts'
import { mediaQueries } from './media/queries.ts'
import { errorReporter, loggerOptions } from './metrics/error-reports.ts'
import { metricsQueries } from './metrics/queries.ts'
import { traceStatements } from './metrics/traces.ts'
import { useSigningSecrets } from './signing-keys/queries.ts'

/** Longest stop after the delay: afterwards the process exits, and unfinished jobs are leased again by another one. */
const LONGEST_STOP_MS = 10_000

/** What the process has started, to be stopped in reverse order. */
type Started = (() => Promise<unknown>)[]

/**
 * Runs a process until SIGTERM or SIGINT, which drain it. A setting or a service that prevents the start is one sentence
 * and exit code 1.
 */
export async function runProcess(start: (environment: Environment, started: Started) => Promise<void>) {
  // Otherwise garbage may take as much as what is in use. More collections cost less than can be measured.
  setFlagsFromString('--heap-growing-percent=30')
  // The reader of the log may end first, as `head` does. An unhandled EPIPE would stop the process,
  // or be logged and fail again in a loop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const started: Started = []
  let stopping: Promise<void> | undefined
  let delaySeconds = 0

  const stop = () => {
    stopping ??= (async () => {
      for (const end of started.splice(0).reverse()) await end()
    })()
    return stopping
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      shutdown.isBegun = true
      setTimeout(() => process.exit(1), delaySeconds * 1000 + LONGEST_STOP_MS).unref()
      void stop().then(() => process.exit(process.exitCode ?? 0))
    })
  }

  try {
    const environment = readEnvironment(process.env)
    delaySeconds = environment.shutdownDelaySeconds
    refuseSandbox(process.env, outsideAddresses(environment))
    await start(environment, started)
  } catch (error) {
    await stop()
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Opens the database and migrates it. Processes that start together wait for the one that migrates. */
export async function openServices(
  connection: pg.ClientConfig,
  { dataFolder, s3, signingKeys }: Environment,
  started: Started,
) {
  const pool = openPool(connection)
  const database = openDatabase(pool)
  useSigningSecrets(database, signingKeys)
  // Not through Kysely, which does not end a pool that it has not used.
  started.push(() => pool.end())
  await prepare(pool).catch((error: unknown) => {
    throw connection.connectionString === undefined || error instanceof StartError ? error : notUsable(error)
  })
  const storage = s3 === undefined ? folderStorage(join(dataFolder, 'media')) : s3Storage(s3)
  return { pool, database, media: mediaStore({ queries: mediaQueries(database), storage }) }
}

async function prepare(pool: pg.Pool) {
  await checkServer(pool)
  await migrate(pool)
}

const notUsable = (error: unknown) =>
  new StartError(`The database at DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}.`)

/** Serves the metrics of this process, if METRICS_PORT is set. */
export async function startMetrics(
  { pool, database }: { pool: pg.Pool; database: Database },
  { metrics: address }: Environment,
  started: Started,
) {
  if (address === undefined) return { metrics: undefined, line: '' }
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/metrics-server.ts'),
  ])
  const metrics = createMetrics({ queries: metricsQueries(database), pool })
  const server = await startMetricsServer({ metrics, health: healthQueries(database) }, address).catch((error) => {
    throw portError(error, { name: 'METRICS_PORT', port: address.port })
  })
  started.push(server.stop)
  return { metrics, line: `metrics at ${server.url}\n` }
}

/** Sends spans of requests or jobs and of their statements, if there is a collector. */
export async function startTraces(
  service: 'dabali-api' | 'dabali-worker',
  { traceCollector }: Environment,
  started: Started,
) {
  const tracing = await startTracing(service, traceCollector)
  if (tracing === undefined) return undefined
  const stopStatements = traceStatements(tracing, statements)
  started.push(async () => {
    stopStatements()
    await tracing.stop()
  })
  return tracing
}

export const processLogger = (part: string, { logLevel, errorReports }: Environment) =>
  loggerOptions({ level: logLevel, part, report: errorReports && errorReporter(errorReports) })

type JobParts = {
  database: Database
  media: MediaStore
  /** The one of the API in this process; default: one of its own. */
  catalogue?: Catalogue
  log: Log
  onResult?: ((result: JobResult) => void) | undefined
  tracing?: Tracing | undefined
}

/** Runs the jobs of all features in this process. */
export async function startJobs(
  { database, media, catalogue, log, onResult, tracing }: JobParts,
  environment: Environment,
) {
  const { mail, payments, push, seller, siteOrigins, vat } = environment
  const handlers = createJobHandlers({
    database,
    catalogue,
    vat,
    sendMail: mailSender(mail),
    payments,
    push,
    media,
    seller,
    store: siteOrigins[0],
    culture: siteOrigins[1],
  })
  await startRecurringJobs(database)
  return startWorker({ database, handlers, log, onResult, tracing })
}

/** A port that cannot be used, as one sentence. */
export function portError(error: NodeJS.ErrnoException, { name, port }: { name: string; port: number }) {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: set ${name} to another one.`)
  if (error.code === 'EACCES') return new StartError(`Port ${port} requires privileges: set ${name} to another one.`)
  return error
}

import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { openDatabase, openPool } from './database/database.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { demoQueries } from './demo/queries.ts'
import { seedDemo } from './demo/seed.ts'
import { type Environment, readEnvironment } from './env.ts'
import { StartError } from './errors/start-error.ts'

const HOST = '127.0.0.1'
/** Requests that are being answered when the API is stopped have so long to end. */
const GRACE_MS = 5000

/** What was started is stopped in the opposite order. */
const started: (() => Promise<unknown>)[] = []

async function start({ port, dataFolder, databaseUrl, logLevel }: Environment) {
  const pool = openPool(databaseUrl === undefined ? await ownDatabase(dataFolder) : { connectionString: databaseUrl })
  const database = openDatabase(pool)
  started.push(() => database.destroy())
  await migrate(pool).catch((error: unknown) => {
    throw databaseUrl === undefined ? error : notUsable(error)
  })
  await seedDemo(demoQueries(database))

  const app = buildApp({ database, logger: { level: logLevel, stream: process.stderr } })
  started.push(() => app.close())
  await app.listen({ port, host: HOST }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, port)
  })
  // A server that listens on a port has an address of this kind.
  const { port: listening } = app.server.address() as AddressInfo
  process.stdout.write(`api ready at http://${HOST}:${listening}/v1/\n`)
}

async function ownDatabase(dataFolder: string) {
  const postgres = await startEmbeddedPostgres(dataFolder)
  started.push(postgres.stop)
  return postgres.connection
}

function portError(error: NodeJS.ErrnoException, port: number) {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: set API_PORT to another one.`)
  if (error.code === 'EACCES') return new StartError(`Port ${port} may not be used: set API_PORT to another one.`)
  return error
}

const notUsable = (error: unknown) =>
  new StartError(`The database at DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}.`)

let stopping: Promise<void> | undefined

function stop() {
  stopping ??= (async () => {
    for (const end of started.splice(0).reverse()) await end()
  })()
  return stopping
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    setTimeout(() => process.exit(1), GRACE_MS * 2).unref()
    void stop().then(() => process.exit(process.exitCode ?? 0))
  })
}

try {
  await start(readEnvironment(process.env))
} catch (error) {
  await stop()
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

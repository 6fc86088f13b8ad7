import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { buildApp } from './app.ts'
import { checkServer, openDatabase, openPool } from './database/database.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { type Environment, outsideAddresses, readEnvironment, refuseSandbox } from './env.ts'
import { StartError } from './errors/api-error.ts'
import { createJobHandlers, startRecurringJobs } from './job-handlers.ts'
import { startWorker } from './jobs/worker.ts'
import { mailSender } from './mail/send-mail.ts'
import { folderStorage, mediaStore, s3Storage } from './media/media-store.ts'
import { mediaQueries } from './media/queries.ts'
import { movePictures, pictureQueries } from './pictures/queries.ts'
import { indexWhenEmpty } from './search/indexing/index-documents.ts'
import { indexingQueries } from './search/indexing/queries.ts'
import { seedQueries } from './seed/queries/seeding.ts'
import { seedDemo, WHOLE_DEMO } from './seed/seed-demo.ts'
import { useSigningSecrets } from './signing-keys/queries.ts'
import { staffQueries } from './staff/queries.ts'
import { resealSecrets } from './staff/second-factor/totp.ts'

/** Grace period of a stop: afterwards connections are closed, then the process exits. */
const GRACE_MS = 8000
const LONGEST_STOP_MS = 10_000

// The reader of the log may end first, as `head` does. An unhandled EPIPE would stop the process,
// or be logged and fail again in a loop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Stopped in reverse order of start. */
const started: (() => Promise<unknown>)[] = []

async function start(environment: Environment) {
  refuseSandbox(process.env, outsideAddresses(environment))
  const { host, port, dataFolder, databaseUrl, logLevel, s3, mail, trustedProxies, vat, codAllowed } = environment
  const { siteOrigins, adminOrigin, contactMail, providers, staffMails, secondFactor, push } = environment
  const pool = openPool(databaseUrl === undefined ? await ownDatabase(dataFolder) : { connectionString: databaseUrl })
  const database = openDatabase(pool)
  useSigningSecrets(database, environment.signingKeys)
  // Not through Kysely, which does not end a pool that it has not used.
  started.push(() => pool.end())
  await prepare(pool).catch((error: unknown) => {
    throw databaseUrl === undefined || error instanceof StartError ? error : notUsable(error)
  })
  const media = mediaStore({ queries: mediaQueries(database), storage: storageOf({ dataFolder, s3 }) })
  await movePictures(pictureQueries(database), media)
  // Only where it is a demo: members without a second factor must not come with an empty database.
  const demo = { ...WHOLE_DEMO, filmsUrl: environment.demoFilmsUrl, hasStaff: secondFactor === 'optional' }
  await seedDemo(seedQueries(database), media, demo)
  await staffQueries(database).addFirstOwners(staffMails)
  await resealSecrets(database)
  await indexWhenEmpty(indexingQueries(database))

  const visitors = { siteOrigins, adminOrigin, contactMail, providers, push }
  const app = buildApp({
    database,
    media,
    vat,
    codAllowed,
    visitors,
    staffMails,
    secondFactor,
    shop: {
      live: environment.live,
      payments: environment.payments,
      seller: environment.seller,
      wallets: environment.wallets,
    },
    system: { uploads: s3 === undefined ? dataFolder : undefined, backups: environment.backupFolder },
    trustedProxies,
    internalSecret: environment.internalSecret,
    logger: { level: logLevel, stream: process.stderr },
  })
  const handlers = createJobHandlers({
    database,
    sendMail: mailSender(mail),
    payments: environment.payments,
    push,
    media,
    seller: environment.seller,
    store: siteOrigins[0],
  })
  await startRecurringJobs(database)
  const worker = startWorker({ database, handlers, log: app.log })
  started.push(() => Promise.all([closeInTime(app), worker.stop()]))
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, port)
  })
  // A server that listens on a port has an address of this kind.
  const { port: listening } = app.server.address() as AddressInfo
  process.stdout.write(`api ready at http://${host.includes(':') ? `[${host}]` : host}:${listening}/v1/\n`)
}

const storageOf = ({ dataFolder, s3 }: Pick<Environment, 'dataFolder' | 's3'>) =>
  s3 === undefined ? folderStorage(join(dataFolder, 'media')) : s3Storage(s3)

async function prepare(pool: pg.Pool) {
  await checkServer(pool)
  await migrate(pool)
}

async function ownDatabase(dataFolder: string) {
  const postgres = await startEmbeddedPostgres(dataFolder)
  started.push(postgres.stop)
  return postgres.connection
}

function portError(error: NodeJS.ErrnoException, port: number) {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: set API_PORT to another one.`)
  if (error.code === 'EACCES') return new StartError(`Port ${port} requires privileges: set API_PORT to another one.`)
  return error
}

const notUsable = (error: unknown) =>
  new StartError(`The database at DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}.`)

/** Refuses new requests and lets running ones finish. */
async function closeInTime(app: ReturnType<typeof buildApp>) {
  const impatient = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  await app.close()
  clearTimeout(impatient)
}

let stopping: Promise<void> | undefined

function stop() {
  stopping ??= (async () => {
    for (const end of started.splice(0).reverse()) await end()
  })()
  return stopping
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
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

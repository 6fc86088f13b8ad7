import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { movePictures, pictureQueries } from './pictures/queries.ts'
import { openServices, portError, processLogger, runProcess, startJobs, startMetrics, startTraces } from './process.ts'
import { indexWhenEmpty } from './search/indexing/index-documents.ts'
import { indexingQueries } from './search/indexing/queries.ts'
import { staffQueries } from './staff/queries.ts'
import { resealSecrets } from './staff/second-factor/totp.ts'

/** Grace period of a stop: afterwards connections are closed. */
const GRACE_MS = 8000

await runProcess(async (environment, started) => {
  const { host, port, dataFolder, databaseUrl, trustedProxies, vat, codAllowed } = environment
  const { siteOrigins, adminOrigin, contactMail, providers, staffMails, secondFactor, push } = environment
  const connection =
    databaseUrl === undefined ? await ownDatabase(dataFolder, started) : { connectionString: databaseUrl }
  const services = await openServices(connection, environment, started)
  const { database, media } = services
  await movePictures(pictureQueries(database), media)
  if (environment.hasDemo) {
    const [{ seedQueries }, { seedDemo, WHOLE_DEMO }] = await Promise.all([
      import('./seed/queries/seeding.ts'),
      import('./seed/seed-demo.ts'),
    ])
    // Only where it is a demo: members without a second factor must not come with an empty database.
    const demo = { ...WHOLE_DEMO, filmsUrl: environment.demoFilmsUrl, hasStaff: secondFactor === 'optional' }
    await seedDemo(seedQueries(database), media, demo)
  }
  await staffQueries(database).addFirstOwners(staffMails)
  await resealSecrets(database)
  await indexWhenEmpty(indexingQueries(database))

  const { metrics, line } = await startMetrics(services, environment, started)
  const tracing = await startTraces('dabali-api', environment, started)
  const visitors = { siteOrigins, adminOrigin, contactMail, providers, push }
  const catalogue = openCatalogue(database)
  const app = buildApp({
    database,
    media,
    catalogue,
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
    system: { uploads: environment.s3 === undefined ? dataFolder : undefined, backups: environment.backupFolder },
    trustedProxies,
    internalSecret: environment.internalSecret,
    logger: processLogger('api', environment),
    metrics,
    tracing,
  })
  const jobs = { ...services, catalogue, log: app.log, onResult: metrics?.recordJob, tracing }
  const worker = environment.runsJobs ? await startJobs(jobs, environment) : undefined
  started.push(() => Promise.all([closeInTime(app), worker?.stop()]))
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, { name: 'API_PORT', port })
  })
  // First of all that stops: until load balancers have noticed, requests are answered as before.
  if (environment.shutdownDelaySeconds > 0) started.push(() => pause(environment.shutdownDelaySeconds * 1000))
  // A server that listens on a port has an address of this kind.
  const { port: listening } = app.server.address() as AddressInfo
  process.stdout.write(`api ready at http://${host.includes(':') ? `[${host}]` : host}:${listening}/v1/\n${line}`)
})

async function ownDatabase(dataFolder: string, started: (() => Promise<unknown>)[]) {
  const postgres = await startEmbeddedPostgres(dataFolder)
  started.push(postgres.stop)
  return postgres.connection
}

/** Refuses new requests and lets running ones finish. */
async function closeInTime(app: ReturnType<typeof buildApp>) {
  const impatient = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  await app.close()
  clearTimeout(impatient)
}

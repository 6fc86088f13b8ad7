import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { temporaryParent } from '../gate/leftovers.ts'
import { freePort, sandboxEnvironment, siteEnvironment } from '../start/ports.ts'
import { startHaproxy } from './haproxy.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { queryOnce, startPostgres } from './postgres.ts'
import { findPrograms, postgresBinaries } from './programs.ts'
import { isRoot, type Spawned, startNode } from './spawned.ts'

const SITES = ['store', 'culture', 'admin'] as const
type Kind = 'api' | 'worker' | (typeof SITES)[number]
const FILES: Record<Kind, string> = {
  api: 'apps/api/src/server.ts',
  worker: 'apps/api/src/worker.ts',
  store: 'apps/store/src/server.ts',
  culture: 'apps/culture/src/server.ts',
  admin: 'apps/admin/src/server.ts',
}
/** More than three checks of HAProxy. */
const SHUTDOWN_DELAY_SECONDS = '3'

/** One process of ours, started again on the same port. */
export type Instance = {
  kind: Kind
  name: string
  /** Past HAProxy; workers have none. */
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
  kill: () => Promise<void>
}

/** Everything on this machine, as it would be on several. Whatever was started is stopped when a start fails. */
export async function startEnvironment(say: (line: string) => void) {
  const programs = findPrograms()
  const folder = mkdtempSync(join(temporaryParent(), 'dabali-scale-out-'))
  // The servers that do not run as root enter it.
  chmodSync(folder, 0o755)
  const logs = privateFolderOfUs(join(folder, 'logs'))
  const stops: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    say('PostgreSQL: a primary and its replica')
    const binaries = postgresBinaries(folder, isRoot)
    const { setpriv } = programs
    const postgres = await startPostgres({ folder, binaries, setpriv })
    stops.push(async () => {
      await postgres.watch.stop()
      await Promise.all([postgres.primary.stop(), postgres.replica.stop()])
    })
    say('PgBouncer')
    const pgbouncer = await startPgbouncer({ folder, programs, database: postgres.primary.socket })
    stops.push(pgbouncer.stop)

    say('The sandbox and the S3 server')
    const ports = await pickPorts()
    const outside = { SANDBOX_PORT: ports.sandbox, SANDBOX_SMTP_PORT: ports.smtp }
    const log = (name: string) => join(logs, `${name}.log`)
    const origin = (site: (typeof SITES)[number]) => `http://localhost:${ports[site]}`
    const sandbox = await startNode(
      'sandbox',
      'apps/sandbox/src/server.ts',
      { ...outside, SITE_ORIGINS: origin('store') },
      log('sandbox'),
    )
    stops.push(() => sandbox.stop())
    const s3 = await startNode('s3', 'apps/api/test/s3-server.ts', { S3_PORT: ports.s3 }, log('s3'))
    stops.push(() => s3.stop('SIGKILL'))

    const shared = {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: pgbouncer.url,
      API_ORIGIN: `http://127.0.0.1:${ports.api}`,
      SITE_ORIGINS: `${origin('store')},${origin('culture')}`,
      STORE_ORIGIN: origin('store'),
      CULTURE_ORIGIN: origin('culture'),
      ADMIN_ORIGIN: origin('admin'),
      SIGNING_KEYS: randomBytes(32).toString('hex'),
      INTERNAL_SECRET: randomBytes(32).toString('hex'),
      SHUTDOWN_DELAY_SECONDS,
      // Several machines would have several processors.
      API_TIMEOUT_MS: '15000',
      API_RUNS_JOBS: 'false',
      LOG_LEVEL: 'warn',
      ...s3Settings(ports.s3),
      ...sandboxEnvironment({}, outside),
      ...siteEnvironment({}, outside),
      PIXEL_URL: '',
    }
    // The buyers claim addresses of their own, as if one more proxy stood before HAProxy.
    const proxies = { api: '3', worker: '3', store: '2', culture: '2', admin: '2' }
    const instances: Instance[] = []
    for (const kind of ['api', 'worker', ...SITES] as const) {
      for (const number of [1, 2]) {
        const port = await freePort()
        const portName = kind === 'worker' ? {} : { [`${kind.toUpperCase()}_PORT`]: port }
        const env = { ...shared, ...portName, TRUSTED_PROXIES: proxies[kind] }
        instances.push(instanceOf({ kind, name: `${kind}-${number}`, env, port, log: log(`${kind}-${number}`) }))
      }
    }
    stops.push(() => Promise.all(instances.map((instance) => instance.kill())))
    say('Two APIs and two workers')
    // The first one migrates and adds the demo catalogue; the others would only wait for it.
    for (const { kind, start } of instances) if (kind === 'api' || kind === 'worker') await start()
    const haproxy = await startHaproxy({ folder, programs, ports, instances })
    stops.push(haproxy.stop)
    say('Two of each site and of the back office')
    for (const { kind, start } of instances) if (kind !== 'api' && kind !== 'worker') await start()
    await haproxy.waitUntilUp(instances)
    const byKind = (kind: Kind) => instances.filter((instance) => instance.kind === kind)
    return {
      postgres,
      pgbouncer,
      haproxy,
      instances,
      byKind,
      origin,
      sandbox: `http://127.0.0.1:${ports.sandbox}`,
      sql: sqlOver(pgbouncer.url),
      folder,
      logs,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export type Environment = Awaited<ReturnType<typeof startEnvironment>>

function privateFolderOfUs(path: string) {
  mkdirSync(path, { mode: 0o700 })
  return path
}

async function pickPorts() {
  const names = ['store', 'culture', 'admin', 'api', 'sandbox', 'smtp', 's3'] as const
  const picked = {} as Record<(typeof names)[number], string>
  for (const name of names) picked[name] = await freePort()
  return picked
}

/** Those of the S3 server of the API's tests. */
const s3Settings = (port: string) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'dabali-media',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
})

type InstanceSettings = { kind: Kind; name: string; env: Record<string, string>; port: string; log: string }

function instanceOf({ kind, name, env, port, log }: InstanceSettings): Instance {
  let running: Spawned | undefined
  return {
    kind,
    name,
    url: kind === 'worker' ? '' : `http://127.0.0.1:${port}`,
    async start() {
      running = await startNode(name, FILES[kind], env, log)
    },
    stop: async () => running?.stop(),
    kill: async () => running?.stop('SIGKILL'),
  }
}

/** Statements over PgBouncer, as the APIs send them. */
const sqlOver =
  (connectionString: string) =>
  <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> =>
    queryOnce<T>({ connectionString, connectionTimeoutMillis: 5000 }, text, values)

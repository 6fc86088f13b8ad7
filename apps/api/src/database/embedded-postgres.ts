import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, prepareCluster, socketFolder, USER } from './cluster.ts'
import { ensureNoServerRuns, type ServerProcess, startServer } from './server-process.ts'

const DATABASE = 'dabali'
const RESTART_AFTER_MS = 250

export type EmbeddedPostgres = {
  connection: pg.ClientConfig & { host: string; user: string; database: string }
  stop: () => Promise<void>
}

/**
 * PostgreSQL 18 in DATA_DIR, reached over a socket that only this user can open. It is restarted when it dies, and stops
 * when this process ends, however it ends.
 */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const cluster = await prepareCluster(dataFolder, binaries)
  const socket = socketFolder(cluster)
  const start = async () => {
    await ensureNoServerRuns({ cluster, socket: socket.path })
    return startServer({ binaries, cluster, socket: socket.path })
  }
  try {
    const supervisor = keepRunning(await start(), start)
    await makeDatabase(socket.path)
    return {
      connection: { host: socket.path, user: USER, database: DATABASE },
      stop: async () => {
        await supervisor.stop()
        socket.remove()
      },
    }
  } catch (error) {
    socket.remove()
    throw error
  }
}

function keepRunning(first: ServerProcess, start: () => Promise<ServerProcess>) {
  let server = first
  let stopping = false
  const watch = async () => {
    for (;;) {
      await server.exited
      if (stopping) return
      // Until it starts, the API responds with 503.
      const next = await start().catch(() => undefined)
      if (next) server = next
      else await pause(RESTART_AFTER_MS)
      if (stopping) return server.stop()
    }
  }
  const watched = watch()
  return {
    stop: async () => {
      stopping = true
      await server.stop()
      await watched
    },
  }
}

async function makeDatabase(socket: string) {
  const client = new pg.Client({ host: socket, user: USER, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

type DatabaseLocation = { dataFolder: string; databaseUrl: string | undefined }
export type OpenDatabase = { connection: pg.ClientConfig; close: () => Promise<void> }

/** The database of an API, for a command: at DATABASE_URL, the running embedded one, or the embedded one started for it. */
export async function openExistingDatabase({ dataFolder, databaseUrl }: DatabaseLocation): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, close: async () => undefined }
  const cluster = join(dataFolder, 'postgres')
  if (existsSync(join(cluster, 'postmaster.pid'))) {
    const socket = socketFolder(cluster)
    const connection = { host: socket.path, user: USER, database: 'dabali' }
    if (await isReachable(connection)) return { connection, close: async () => socket.remove() }
    socket.remove()
  }
  const { connection, stop } = await startEmbeddedPostgres(dataFolder)
  return { connection, close: stop }
}

async function isReachable(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { prepareCluster, USER } from './cluster.ts'
import { waitForNoServer } from './running-server.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { socketFolder } from './socket-folder.ts'

const DATABASE = 'dabali'
const RESTART_AFTER_MS = 250

export type EmbeddedPostgres = {
  connection: pg.ClientConfig & { host: string; user: string; database: string }
  stop: () => Promise<void>
}

/**
 * PostgreSQL 18 in a folder of its own, reached over a socket that only this user can open. It is started again when it
 * dies, and stops when this process ends, however it ends.
 */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const cluster = await prepareCluster(dataFolder, binaries)
  const socket = socketFolder(cluster)
  const start = async () => {
    await waitForNoServer({ cluster, socket: socket.path })
    return startServer({ binaries, cluster, socket: socket.path })
  }
  try {
    const keeper = keepRunning(await start(), start)
    await makeDatabase(socket.path)
    return {
      connection: { host: socket.path, user: USER, database: DATABASE },
      stop: async () => {
        await keeper.stop()
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
      // While it cannot be started the API answers 503, and so says what is the matter.
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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { USER } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { socketFolder } from './socket-folder.ts'

type Place = { dataFolder: string; databaseUrl: string | undefined }
export type OpenData = { connection: pg.ClientConfig; close: () => Promise<void> }

/** The database of an API for a tool beside it: the one at DATABASE_URL, the one that runs, or the one that lies still. */
export async function openData({ dataFolder, databaseUrl }: Place): Promise<OpenData> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, close: async () => undefined }
  const cluster = join(dataFolder, 'postgres')
  if (existsSync(join(cluster, 'postmaster.pid'))) {
    const socket = socketFolder(cluster)
    const connection = { host: socket.path, user: USER, database: 'dabali' }
    if (await answers(connection)) return { connection, close: async () => socket.remove() }
    socket.remove()
  }
  const { connection, stop } = await startEmbeddedPostgres(dataFolder)
  return { connection, close: stop }
}

async function answers(connection: pg.ClientConfig) {
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

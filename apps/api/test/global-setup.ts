import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, openPool } from '../src/database/database.ts'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { seedQueries } from '../src/seed/queries/seeding.ts'
import { seedDemo } from '../src/seed/seed-demo.ts'
import { SMALL_DEMO } from './small-demo.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string; database: string }
    /** The media folder of the seeded database and all its copies. */
    mediaFolder: string
  }
}

type Server = {
  /** Started by this run, so its settings may be changed. */
  isOurs: boolean
  connection: { host: string; port?: number; user: string; password?: string; database: string }
  stop: () => Promise<unknown>
}

let tidy: () => Promise<void> = async () => undefined

export const teardown = () => tidy()

/** One PostgreSQL server per run. One database is migrated and seeded; all others are copies of it. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-test-'))
  const postgres = await startServer(folder)
  const pool = openPool(postgres.connection)
  await migrate(pool)
  const database = openDatabase(pool)
  const mediaFolder = join(folder, 'media')
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(mediaFolder) })
  await seedDemo(seedQueries(database), media, SMALL_DEMO)
  await database.destroy()
  const { host, port = 5432, user, password = '', database: template } = postgres.connection
  const client = new pg.Client({ host, port, user, password, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${template} with is_template true`)
  if (postgres.isOurs && project.name === 'unit') await withoutDurability(client)
  await client.end()
  project.provide('postgres', { host, port, user, password, database: template })
  project.provide('mediaFolder', mediaFolder)
  tidy = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Durability is not needed: only the reliability tests kill PostgreSQL. */
async function withoutDurability(client: pg.Client) {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`)
  }
  // A database lives for one file: tidying it up in the background takes a processor from the tests.
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
}

/** The server at DATABASE_URL with a temporary database, or an embedded one. */
async function startServer(folder: string): Promise<Server> {
  const url = process.env['DATABASE_URL']
  if (url === undefined || url === '') {
    const { connection, stop } = await startEmbeddedPostgres(folder)
    const { host, user, database } = connection
    return { isOurs: true, connection: { host, user, database }, stop }
  }
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const database = `dabali_tests_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${database} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  const { host, port, user = '', password = '' } = admin
  return {
    isOurs: false,
    connection: { host, port, user, password, database },
    stop: async () => {
      await admin.query(`alter database ${database} with is_template false`)
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}

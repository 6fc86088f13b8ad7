import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, openPool } from '../src/database/database.ts'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { demoQueries } from '../src/demo/queries.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { drawTestPictures } from './draw-test-pictures.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  export interface ProvidedContext {
    postgres: { host: string; user: string; database: string }
  }
}

let tidy: () => Promise<void> = async () => undefined

export const teardown = () => tidy()

/** One PostgreSQL for the run; its database is migrated and seeded once, and then the pattern of every other. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-test-'))
  const postgres = await startEmbeddedPostgres(folder)
  const pool = openPool(postgres.connection)
  await migrate(pool)
  const database = openDatabase(pool)
  await seedDemo(demoQueries(database), drawTestPictures)
  await database.destroy()
  const { host, user, database: template } = postgres.connection
  const client = new pg.Client({ host, user, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${template} with is_template true`)
  await client.end()
  project.provide('postgres', { host, user, database: template })
  tidy = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

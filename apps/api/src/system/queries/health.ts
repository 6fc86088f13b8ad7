import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { listMigrations } from '../../database/migrate.ts'

export const systemStatements = (connection: Database) => ({
  async readDatabase() {
    const { rows } = await sql<{ version: string; size_bytes: number; migrations: string[] }>`
      select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size_bytes,
        array(select name::text from migration order by name) as migrations`.execute(connection)
    const [row] = rows
    if (!row) throw new Error('The database did not answer.')
    const { migrations, ...facts } = row
    const missing = (await listMigrations()).filter((name) => !migrations.includes(name))
    return { ...facts, migration: migrations.at(-1) ?? null, missing_migrations: missing.length }
  },
})

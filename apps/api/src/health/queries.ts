import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export const healthQueries = (database: Database) => ({
  ask: () => sql`select 1`.execute(database),
})

export type HealthQueries = ReturnType<typeof healthQueries>

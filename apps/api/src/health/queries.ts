import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** More than PostgreSQL has at hand without asking the disk for room. */
const PROBE_ROWS = 64

export const healthQueries = (database: Database) => ({
  ask: () => sql`select 1`.execute(database),

  /** Asks the disk for room, and gives it back at once: a statement that is done has found some. */
  askForRoom: () =>
    database.transaction().execute(async (inside) => {
      await sql`create temporary table disk_probe (filling text) on commit drop`.execute(inside)
      await sql`
        insert into disk_probe select string_agg(md5(row::text || part::text), '')
        from generate_series(1, ${PROBE_ROWS}) as row, generate_series(1, 64) as part group by row`.execute(inside)
    }),
})

export type HealthQueries = ReturnType<typeof healthQueries>

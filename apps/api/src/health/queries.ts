import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Enough rows that PostgreSQL must allocate disk space. */
const PROBE_ROWS = 64

export const healthQueries = (database: Database) => ({
  ping: () => sql`select 1`.execute(database),

  /** Allocates disk space and frees it at once; succeeds only if there is some. */
  probeDiskSpace: () =>
    database.transaction().execute(async (inside) => {
      await sql`create temporary table disk_probe (filling text) on commit drop`.execute(inside)
      await sql`
        insert into disk_probe select string_agg(md5(row::text || part::text), '')
        from generate_series(1, ${PROBE_ROWS}) as row, generate_series(1, 64) as part group by row`.execute(inside)
    }),
})

export type HealthQueries = ReturnType<typeof healthQueries>

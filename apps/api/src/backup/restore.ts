import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { listMigrations, migrate } from '../database/migrate.ts'
import { openData } from '../database/open-data.ts'
import { readEnvironment } from '../env.ts'
import { StartError } from '../errors/start-error.ts'
import { backupQueries } from './queries.ts'
import { restoreDatabase } from './restore-database.ts'
import { runTool } from './run-tool.ts'

await runTool(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const file = resolve(positionals[0] ?? '')
  if (positionals.length !== 1 || !existsSync(file)) throw new StartError('Say which backup: pnpm db:restore <file>.')
  const data = await openData(readEnvironment(process.env))
  const pool = new pg.Pool({ ...data.connection, application_name: 'dabali-restore' })
  // A connection that is told of the end of our own server while it closes is not worth a word.
  pool.on('error', () => undefined)
  const client = await pool.connect()
  try {
    const queries = backupQueries(client)
    if ((await queries.countUsers()) > 0) throw new StartError('An API is running on this database: stop it first.')
    if (!(await queries.isEmpty())) {
      if (!values.replace) throw new StartError('The database is not empty: add --replace to lose what is in it.')
      await queries.removeEverything()
    }
    const input = createReadStream(file).pipe(createGunzip())
    const known = await listMigrations()
    const head = await restoreDatabase({ queries, input, known, migrate: (names) => migrate(pool, names) })
    process.stdout.write(`Put back ${head.tables.length} tables as they were at ${head.taken_at}.\n`)
  } finally {
    client.release()
    await pool.end()
    await data.close()
  }
})

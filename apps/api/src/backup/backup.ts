import { createWriteStream, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { openData } from '../database/open-data.ts'
import { readEnvironment } from '../env.ts'
import { backupDatabase } from './backup-database.ts'
import { backupQueries } from './queries.ts'
import { runTool } from './run-tool.ts'

await runTool(async () => {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = resolve(process.argv[2] ?? `dabali-${stamp}.backup.gz`)
  const data = await openData(readEnvironment(process.env))
  const client = new pg.Client(data.connection)
  await client.connect()
  const output = createGzip()
  const written = pipeline(output, createWriteStream(`${file}.part`, { mode: 0o600 }))
  const head = await backupDatabase(backupQueries(client), output)
  await written
  // A file of that name is a whole backup.
  renameSync(`${file}.part`, file)
  await client.end()
  await data.close()
  process.stdout.write(
    `Saved ${head.tables.length} tables to ${file}. Pictures and sounds lie in DATA_DIR/media: copy that folder too.\n`,
  )
})

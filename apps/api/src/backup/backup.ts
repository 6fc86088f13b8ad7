import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { openExistingDatabase } from '../database/embedded-postgres.ts'
import { readEnvironment } from '../env.ts'
import { runTool, StartError } from '../errors/api-error.ts'
import { backupDatabase } from './backup-database.ts'
import { backupQueries } from './queries.ts'
import { type SavedKey, writeKeyFile } from './saved-keys.ts'

await runTool(async () => {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const environment = readEnvironment(process.env)
  const file = resolve(process.argv[2] ?? join(environment.backupFolder, `dabali-${stamp}.backup.gz`))
  const data = await openExistingDatabase(environment)
  const client = new pg.Client(data.connection)
  // A broken connection also fails the running statement, which reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const queries = backupQueries(client)
    if (await queries.isEmpty()) throw new StartError('There is nothing to save: the database is empty.')
    mkdirSync(dirname(file), { recursive: true })
    const { head, keys } = await saveTo(`${file}.part`, queries)
    const keyFile = `${file}.keys`
    if (keys.length > 0) writeKeyFile(keyFile, keys)
    // Renamed at the end, so that a file with this name is always complete.
    renameSync(`${file}.part`, file)
    process.stdout.write(
      `Saved ${head.tables.length} tables to ${file}. Media files are in DATA_DIR/media: copy that folder too.\n`,
    )
    if (keys.length > 0) process.stdout.write(`${sentenceOf(keys, keyFile)}\n`)
  } finally {
    await client.end()
    await data.close()
  }
})

function sentenceOf(keys: readonly SavedKey[], file: string) {
  return `The ${keys.length} keys that sign tickets, files, gifts and streams are in ${file}. Store them separately from the backups.`
}

async function saveTo(path: string, queries: ReturnType<typeof backupQueries>) {
  const output = createGzip()
  try {
    const written = pipeline(output, createWriteStream(path, { mode: 0o600 }))
    // Reports the first failure, such as a full disk.
    const [saved] = await Promise.all([backupDatabase(queries, output), written])
    return saved
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}

import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { openExistingDatabase } from '../database/embedded-postgres.ts'
import { listMigrations } from '../database/migrate.ts'
import { readEnvironment } from '../env.ts'
import { runTool, StartError } from '../errors/api-error.ts'
import { backupQueries } from './queries.ts'
import { restoreDatabase } from './restore-database.ts'
import { type KeyFingerprint, readKeyFile } from './saved-keys.ts'

const OPTIONS = { replace: { type: 'boolean' }, keys: { type: 'string' } } as const

await runTool(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const file = resolve(positionals[0] ?? '')
  if (positionals.length !== 1 || !existsSync(file))
    throw new StartError('Enter the backup file: pnpm db:restore <file>.')
  const keys = values.keys === undefined ? undefined : readKeyFile(resolve(values.keys))
  const environment = readEnvironment(process.env)
  const data = await openExistingDatabase(environment)
  const client = new pg.Client({ ...data.connection, application_name: 'dabali-restore' })
  // A broken connection also fails the running statement, which reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const queries = backupQueries(client)
    if ((await queries.countUsers()) > 0) throw new StartError('An API is running on this database: stop it first.')
    const isEmpty = await queries.isEmpty()
    if (!isEmpty && !values.replace) throw new StartError('The database is not empty: add --replace to overwrite it.')
    // Read errors are reported by the reader of the stream.
    const input = pipeline(createReadStream(file), createGunzip(), () => undefined)
    const known = await listMigrations()
    const { head, missing } = await restoreDatabase({ queries, input, known, replace: !isEmpty, keys })
    process.stdout.write(`Restored ${head.tables.length} tables as of ${head.taken_at}.\n`)
    tellOfMissingKeys(missing)
    const folder = join(environment.dataFolder, 'media')
    if (environment.s3 === undefined) tellOfMissing(await queries.listMedia(), folder)
  } finally {
    await client.end()
    await data.close()
  }
})

function tellOfMissingKeys(missing: readonly KeyFingerprint[]) {
  if (missing.length === 0) return
  const names = [...new Set(missing.map(({ name }) => name))].join(', ')
  process.stdout.write(
    `Keys are missing (${names}): earlier signatures, such as those of tickets and gift links, are no longer valid. Restore again with --keys <file> to keep them valid.\n`,
  )
}

function tellOfMissing(names: readonly string[], folder: string) {
  const missing = names.filter((name) => !existsSync(join(folder, name))).length
  if (missing === 0) return
  process.stdout.write(`${missing} of ${names.length} media files are missing: copy the media folder to ${folder}.\n`)
}

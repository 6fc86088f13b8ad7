import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { BackupQueries, Sequence, Table } from './queries.ts'
import { fingerprintOf, type KeyFingerprint, type SavedKey } from './saved-keys.ts'

export const FORMAT = 'dabali-backup-1'

export type BackupHead = {
  format: string
  taken_at: string
  migrations: string[]
  tables: Table[]
  /** Missing in older files; sequences then continue after the highest number in their column. */
  sequences?: Sequence[]
  /** Identifies the signing keys of the rows. Missing in older files, which contain the keys. */
  keys?: KeyFingerprint[]
}

/** Ends the rows of a table; PostgreSQL escapes a row with this text. */
export const END_OF_TABLE = '\\.'

/**
 * Writes a snapshot of the database as text: a JSON line with the head, then the rows of each table in COPY format. It
 * can be restored into any PostgreSQL version that the API supports. Returns the signing keys of the snapshot, which
 * are not written.
 */
export async function backupDatabase(
  queries: BackupQueries,
  output: Writable,
): Promise<{ head: BackupHead; keys: SavedKey[] }> {
  await queries.beginSnapshot()
  await queries.waitForEver()
  const keys = await queries.listKeys()
  const head: BackupHead = {
    format: FORMAT,
    taken_at: new Date().toISOString(),
    migrations: await queries.listMigrations(),
    tables: await queries.listTables(),
    // Sequences are outside the snapshot; reading them after it started means they are never behind its rows.
    sequences: await queries.listSequences(),
    keys: keys.map(fingerprintOf),
  }
  await write(output, `${JSON.stringify(head)}\n`)
  for (const table of head.tables) {
    for await (const chunk of queries.readTable(table)) await write(output, chunk)
    await write(output, `${END_OF_TABLE}\n`)
  }
  await queries.commit()
  output.end()
  await once(output, 'finish')
  return { head, keys }
}

async function write(output: Writable, chunk: string | Buffer) {
  if (!output.write(chunk)) await once(output, 'drain')
}

import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { BackupQueries, Table } from './queries.ts'

export const FORMAT = 'dabali-backup-1'

export type BackupHead = { format: string; taken_at: string; migrations: string[]; tables: Table[] }

/** Ends the rows of a table; a row of that text is escaped by PostgreSQL. */
export const END_OF_TABLE = '\\.'

/**
 * Writes one moment of the database as text: a line that says what follows, then the rows of each table as PostgreSQL
 * copies them. It can be put back into any version of PostgreSQL that the API runs on.
 */
export async function backupDatabase(queries: BackupQueries, output: Writable): Promise<BackupHead> {
  await queries.waitForEver()
  await queries.beginSnapshot()
  const head: BackupHead = {
    format: FORMAT,
    taken_at: new Date().toISOString(),
    migrations: await queries.listMigrations(),
    tables: await queries.listTables(),
  }
  await write(output, `${JSON.stringify(head)}\n`)
  for (const table of head.tables) {
    for await (const chunk of queries.readTable(table)) await write(output, chunk)
    await write(output, `${END_OF_TABLE}\n`)
  }
  await queries.commit()
  output.end()
  await once(output, 'finish')
  return head
}

async function write(output: Writable, chunk: string | Buffer) {
  if (!output.write(chunk)) await once(output, 'drain')
}

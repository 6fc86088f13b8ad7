import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { StartError } from '../errors/start-error.ts'
import { type BackupHead, END_OF_TABLE, FORMAT } from './backup-database.ts'
import type { BackupQueries } from './queries.ts'

type Restoring = {
  queries: BackupQueries
  input: Readable
  /** All migrations that this version has. */
  known: string[]
  /** Runs the migrations of those names. */
  migrate: (names: string[]) => Promise<unknown>
}

/** Puts a backup back into an empty database, all of it or nothing, and brings it to the version of today. */
export async function restoreDatabase({ queries, input, known, migrate }: Restoring): Promise<BackupHead> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  const head = readHead((await lines.next()).value, known)
  await migrate(head.migrations)
  await queries.waitForEver()
  await queries.begin()
  try {
    for (const table of head.tables) await queries.triggers(table, 'disable')
    await queries.clear(head.tables)
    for (const table of head.tables) await restoreRows(queries.writeTable(table), lines)
    for (const table of head.tables) {
      await queries.continueSequences(table)
      await queries.triggers(table, 'enable')
    }
    await queries.commit()
  } catch (error) {
    await queries.rollback()
    throw error
  }
  await migrate(known)
  return head
}

function readHead(line: string | undefined, known: string[]): BackupHead {
  const head = parse(line ?? '')
  if (head?.format !== FORMAT) throw new StartError('This file is no backup of the API.')
  const unknown = head.migrations.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new StartError(`This backup is of a newer version: it knows ${unknown}.`)
  return head
}

function parse(line: string): BackupHead | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

async function restoreRows(table: Writable, lines: AsyncIterator<string>) {
  const finished = once(table, 'finish')
  // Awaited below; a row that is refused is told there and not as an unhandled rejection before.
  finished.catch(() => undefined)
  for (let line = await lines.next(); line.value !== END_OF_TABLE; line = await lines.next()) {
    if (line.done) {
      // PostgreSQL waits for rows until it is told that none come.
      table.destroy(new StartError('This backup is cut off: it cannot be put back.'))
      break
    }
    if (!table.write(`${line.value}\n`)) await Promise.race([once(table, 'drain'), finished])
  }
  table.end()
  await finished
}

import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { StartError } from '../errors/api-error.ts'
import { type BackupHead, END_OF_TABLE, FORMAT } from './backup-database.ts'
import type { BackupQueries } from './queries.ts'
import { fingerprintOf, type KeyFingerprint, type SavedKey } from './saved-keys.ts'

type Restoring = {
  queries: BackupQueries
  input: Readable
  /** All migrations of this version. */
  known: string[]
  /** Whether to drop the present content of the database. */
  replace?: boolean
  /** Signing keys saved with the backup; without them those of the database stay. */
  keys?: SavedKey[] | undefined
}

/**
 * Restores a backup and migrates it to the current version, in one transaction: after a failure the database is
 * unchanged.
 */
export async function restoreDatabase(restoring: Restoring): Promise<{ head: BackupHead; missing: KeyFingerprint[] }> {
  const { queries, input, known, replace = false } = restoring
  const lines = linesOf(input)
  const head = readHead((await lines.next()).value ?? undefined, known)
  await queries.begin()
  await queries.waitForEver()
  try {
    const ownKeys = await queries.listKeys()
    if (replace) await queries.removeEverything()
    await queries.migrate(head.migrations)
    for (const table of head.tables) await queries.triggers(table, 'disable')
    await queries.clear(head.tables)
    for (const table of head.tables) await restoreRows(queries.writeTable(table), lines)
    for (const table of head.tables) await queries.triggers(table, 'enable')
    await queries.continueSequences(head.sequences ?? [])
    await queries.migrate(known)
    // Older backups contain the keys.
    const keys = restoring.keys ?? (head.keys === undefined ? undefined : ownKeys)
    if (keys !== undefined) await queries.replaceKeys(keys)
    const there = new Set((await queries.listKeys()).map((key) => fingerprintOf(key).fingerprint))
    await queries.commit()
    return { head, missing: (head.keys ?? []).filter(({ fingerprint }) => !there.has(fingerprint)) }
  } catch (error) {
    await queries.rollback()
    throw error
  }
}

/** The rows, one per line; reports a truncated file. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of input.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new StartError('This backup is incomplete or damaged and cannot be restored.')
  }
  if (rest !== '') yield rest
}

const isDamage = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

function readHead(line: string | undefined, known: string[]): BackupHead {
  const head = parse(line ?? '')
  if (head?.format !== FORMAT || !Array.isArray(head.migrations) || !Array.isArray(head.tables))
    throw new StartError('This file is not a backup of the API.')
  const unknown = head.migrations.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new StartError(`This backup is from a newer version: it has the migration ${unknown}.`)
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
  // Awaited below. Without this, a rejected row would be an unhandled rejection before that.
  finished.catch(() => undefined)
  try {
    for (let line = await lines.next(); line.value !== END_OF_TABLE; line = await lines.next()) {
      if (line.done) throw new StartError('This backup is incomplete and cannot be restored.')
      if (!table.write(`${line.value}\n`)) await Promise.race([once(table, 'drain'), finished])
    }
  } catch (error) {
    // Without this PostgreSQL would wait for more rows.
    table.destroy(error instanceof Error ? error : undefined)
    await finished.catch(() => undefined)
    throw error
  }
  table.end()
  await finished
}

import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { backupDatabase } from '../src/backup/backup-database.ts'
import { backupQueries } from '../src/backup/queries.ts'
import { restoreDatabase } from '../src/backup/restore-database.ts'
import type { SavedKey } from '../src/backup/saved-keys.ts'
import { listMigrations } from '../src/database/migrate.ts'

export async function connected<T>(place: string | pg.ClientConfig, act: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(place)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** The text of a backup and the keys saved with it. */
export const backUpWithKeys = (place: string | pg.ClientConfig) =>
  connected(place, async (client) => {
    const output = new PassThrough()
    const written = text(output)
    const { keys } = await backupDatabase(backupQueries(client), output)
    return { text: await written, keys }
  })

export const backUp = async (place: string | pg.ClientConfig) => (await backUpWithKeys(place)).text

export const restore = (
  url: string,
  backup: string,
  { keys, replace }: { keys?: SavedKey[]; replace?: boolean } = {},
) =>
  connected(url, async (client) =>
    restoreDatabase({
      queries: backupQueries(client),
      input: Readable.from([backup]),
      known: await listMigrations(),
      keys,
      replace: replace ?? false,
    }),
  )

/** Every row of every table, and the sequences, as text. */
export const contentOf = (url: string) =>
  connected(url, async (client) => {
    const tables = await backupQueries(client).listTables()
    const content: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select coalesce(md5(string_agg(row::text, ';' order by row::text)), '') as sum from "${name}" as row`,
      )
      content[name] = rows[0].sum
    }
    return content
  })

/** The next value of every sequence. */
export const sequencesOf = (place: string | pg.ClientConfig) =>
  connected(place, async (client) => {
    const { rows } = await client.query('select sequencename, last_value from pg_sequences order by sequencename')
    return rows
  })

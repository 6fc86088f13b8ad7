import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** A separate database on the test server: a copy of another one, or an empty one. */
export async function makeDatabase({ template, options = '' }: { template?: string; options?: string }) {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template ${template ?? 'template0'} strategy wal_log ${options}`)
  const { host, port, user, password } = server
  const url = `postgres://${user}:${encodeURIComponent(password)}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
  const folder = mkdtempSync(join(tmpdir(), 'dabali-data-'))
  return {
    name,
    url,
    /** A DATA_DIR for it. */
    folder,
    async query(text: string) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const result = await client.query(text)
      await client.end()
      return result
    },
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The SQL that a pool runs during `act`, in order. */
export async function statementsOf(pool: pg.Pool, act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const restore = new Map<pg.PoolClient, () => void>()
  const watch = (client: pg.PoolClient) => {
    if (restore.has(client)) return
    const { query } = client
    client.query = ((text: unknown, ...rest: unknown[]) => {
      sent.push(typeof text === 'string' ? text : String(Reflect.get(Object(text), 'text')))
      return Reflect.apply(query, client, [text, ...rest])
    }) as pg.PoolClient['query']
    restore.set(client, () => {
      client.query = query
    })
  }
  pool.on('acquire', watch)
  await act()
  pool.off('acquire', watch)
  for (const put of restore.values()) put()
  return sent
}

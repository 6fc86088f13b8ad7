import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPool } from '../src/database/database.ts'
import { listMigrations, migrate, migrateInTransaction } from '../src/database/migrate.ts'
import { connected } from './backup-tools.ts'
import { makeDatabase } from './make-database.ts'

type Place = Awaited<ReturnType<typeof makeDatabase>>
let place: Place
let pool: pg.Pool
beforeAll(async () => {
  place = await makeDatabase({})
  pool = openPool({ connectionString: place.url })
})
afterAll(async () => {
  await pool.end()
  await place.drop()
})

describe('an upgrade', () => {
  /** Adds a column to `outbox`. */
  const ALTERING = '202611270010_keep_sent_mails.sql'

  test('does not stop requests while it waits for a table that a backup reads', async () => {
    const all = await listMigrations()
    const before = all.filter((name) => name < ALTERING)
    await connected(place.url, async (client) => {
      await client.query('begin')
      await migrateInTransaction(client, before)
      await client.query('commit')
    })
    await connected(place.url, async (backup) => {
      await backup.query('begin; lock table outbox in access share mode')
      const migrated = migrate(pool)
      await waitForLock(backup)
      // Would wait behind the upgrade until the backup ends.
      expect((await place.query('select count(*)::integer as n from outbox')).rows).toEqual([{ n: expect.any(Number) }])
      await backup.query('commit')
      expect(await migrated).toEqual(all.slice(before.length))
    })
  })

  test('leaves a database that processes of the release before can start on again', async () => {
    await place.query("insert into migration (name, timestamp) values ('999901010000_later.sql', now()::text)")
    expect(await migrate(pool)).toEqual([])
    await place.query("delete from migration where name = '999901010000_later.sql'")
    expect(await migrate(pool)).toEqual([])
  })

  test('of a database with an unknown migration among the known ones is refused', async () => {
    await place.query("insert into migration (name, timestamp) values ('202611221330_other.sql', now()::text)")
    await expect(migrate(pool)).rejects.toThrow('202611221330_other.sql')
  })
})

async function waitForLock(client: pg.Client) {
  for (;;) {
    const { rowCount } = await client.query("select from pg_locks where not granted and relation = 'outbox'::regclass")
    if (rowCount !== 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

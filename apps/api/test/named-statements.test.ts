import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkServer, nameStatements, openPool } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { makeDatabase } from './make-database.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

test('a statement is prepared and planned once per connection, whatever its values', async () => {
  for (const product of ['1', '2', '3', 'the-rain-ledger', '1']) await api.get(`/v1/api/products/${product}/price/`)
  for (const language of ['en', 'ne']) await api.get('/v1/api/products/2/price/', { 'accept-language': language })
  const { rows } = await api.pool.query(
    `select name, (generic_plans + custom_plans)::integer as runs from pg_prepared_statements
    where name ~ '^[\\w-]{43}$' and statement ilike '%product%' and statement not ilike '%cache_tag%'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  // Each text once, however often it ran.
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  expect(rows.some(({ runs }) => runs > 1)).toBe(true)
  const planned = await api.pool.query(
    "select statement from pg_prepared_statements where custom_plans > 0 and name ~ '^[\\w-]{43}$'",
  )
  expect(planned.rows).toEqual([])
})

test('statements of ever new texts are not prepared without end', () => {
  const nameOf = nameStatements(2)
  const [one, two, three] = ['select 1', 'select 2', 'select 3'].map(nameOf)
  expect([one, two, three]).toEqual([expect.any(String), expect.any(String), undefined])
  expect([nameOf('select 1'), one === two]).toEqual([one, false])
})

/** A function that collects garbage, of new objects alone or of all. */
function exposeGarbageCollection(): (options?: { type: 'minor' }) => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collect
}

const oldSpaceBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0

test('rows that were read are freed before they become old', async () => {
  const collect = exposeGarbageCollection()
  const read = () => sql`select repeat('x', 10000) as text`.execute(api.database)
  await read()
  collect()
  const before = oldSpaceBytes()
  for (let round = 0; round < 10; round += 1) {
    for (let count = 0; count < 100; count += 1) await read()
    collect({ type: 'minor' })
  }
  // Of 10 MB that were read.
  expect(oldSpaceBytes() - before).toBeLessThan(2_000_000)
})

test('the error of a statement tells who sent it', async () => {
  const findNothing = async () => await sql`select nothing`.execute(api.database)
  const { stack = '' } = await findNothing().catch((error) => error)
  // As many lines as a log line has.
  expect(stack.split('\n').slice(0, 10).join('\n')).toContain('findNothing')
})

test('the database refuses negative amounts and quantities', async () => {
  const { basket } = await api.newVisitor(1)
  for (const statement of [
    'update product set selling_price = -1',
    'update product set mrp = -1',
    'update product set num_available = -1 where id = 1',
    'update basket_line set quantity = 0',
    'update basket_line set quantity = 100',
  ]) {
    await expect(api.pool.query(statement)).rejects.toMatchObject({ code: '23514' })
  }
  const twice = `insert into basket_line (id, basket_id, product_id, quantity) values (gen_random_uuid(), '${basket.id}', 1, 1)`
  await expect(api.pool.query(twice)).rejects.toMatchObject({ code: '23505' })
})

test('migrations leave no lock and no timeout on their connection, which a pooler gives to other processes', async () => {
  const database = await makeDatabase({ template: inject('postgres').database })
  const pool = openPool({ connectionString: database.url })
  await migrate(pool)
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    expect((await pool.query(`show ${setting}`)).rows).toEqual([{ [setting]: '10s' }])
  expect(
    (await pool.query("select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()")).rows,
  ).toEqual([])
  expect(pool.totalCount).toBe(1)
  await pool.end()
  await database.drop()
})

test('a server is refused when a pooler drops the settings of a connection', async () => {
  const { host, port, user, password, database } = inject('postgres')
  const place = { host, port, user, password, database }
  // Settings that the pooler sets itself.
  const settings =
    '-c statement_timeout=10s -c idle_in_transaction_session_timeout=10s -c timezone=UTC -c plan_cache_mode=force_generic_plan'
  for (const [options, isRefused] of [
    [settings, false],
    ['-c timezone=UTC', true],
    [settings.replace('idle_in_transaction_session_timeout=10s', 'jit=off'), true],
    [settings.replace('UTC', 'Asia/Kathmandu'), true],
    [settings.replace('force_generic_plan', 'auto'), true],
  ] as const) {
    const pool = new pg.Pool({ ...place, options })
    const checked = checkServer(pool)
    if (isRefused) await expect(checked).rejects.toThrow('A pooler in front of the database drops settings')
    else await checked
    await pool.end()
  }
})

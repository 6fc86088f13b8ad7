import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

test('a connection that is lost during a transaction fails that transaction only', async () => {
  const lost = transaction(api.database, async (inside) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside)
    await api.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    // Long enough for the error to arrive, while nothing uses the connection.
    await pause(200)
    await sql`select 1`.execute(inside)
  })
  await expect(lost).rejects.toThrow()
  expect((await api.get('/v1/api/products/1/')).statusCode).toBe(200)
})

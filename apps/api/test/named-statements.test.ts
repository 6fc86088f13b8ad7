import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

test('a statement is prepared once on a connection, whatever its values', async () => {
  for (const url of ['1', '2', '3', 'the-rain-ledger', '1']) await api.get(`/v1/api/products/${url}/`)
  for (const language of ['en', 'ne']) await api.get('/v1/api/products/1/', { 'accept-language': language })
  const { rows } = await api.pool.query(
    'select name, (generic_plans + custom_plans)::integer as runs from pg_prepared_statements where statement like \'%from "product"%\'',
  )
  // By its number, and by its slug.
  expect(rows.map(({ runs }) => runs).sort()).toEqual([1, 6])
  expect(rows.every(({ name }) => /^[\w-]{43}$/.test(name))).toBe(true)
})

test('money and quantities that cannot be are refused by the database itself', async () => {
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

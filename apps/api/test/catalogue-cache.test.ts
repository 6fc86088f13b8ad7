import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let other: ReturnType<typeof startOther>
beforeAll(async () => {
  api = await startApp()
  other = startOther((await api.pool.query('select current_database() as name')).rows[0].name)
})
afterAll(async () => {
  await other.app.close()
  await other.pool.end()
  await api.stop()
})

/** Another instance of the API on the same database, with a pool and cache of its own. */
function startOther(name: string) {
  const server = inject('postgres')
  const pool = openPool({ ...server, database: name })
  return { pool, app: buildApp({ ...api.parts, database: openDatabase(pool) }) }
}

const shown = (url: string) => Promise.all([api.app, other.app].map(async (app) => (await app.inject({ url })).body))

describe('cached responses', () => {
  test.each([
    ['/v1/api/products/', 'update product set selling_price = 100 where id = 1', '"selling_price":"1.00"'],
    ['/v1/api/products/1/', 'update product set selling_price = 200 where id = 1', '"selling_price":"2.00"'],
    ['/v1/api/products/the-rain-ledger/', 'update product set selling_price = 300 where id = 1', '"3.00"'],
    ['/v1/api/products/1/', 'update product set num_available = 3 where id = 1', '"num_available":3'],
    [
      '/v1/api/products/1/',
      "update product_translation set title = 'Dry' where language = 'en' and product_id = 1",
      'Dry',
    ],
    ['/v1/api/products/1/', "update picture_translation set alt = 'Rainy'", 'Rainy'],
    ['/v1/api/products/1/', 'insert into bundle_item (bundle_id, product_id) values (1, 2)', '"contents":[{'],
    ['/v1/api/products/1/', 'update product set selling_price = 77700 where id = 2', '"777.00"'],
    ['/v1/api/artists/', "update content_translation set title = 'Tara N.' where language = 'en'", 'Tara N.'],
    ['/v1/api/artists/tara-nembang/', "update content_translation set body = 'Born' where language = 'en'", 'Born'],
  ])('at %s show a change in every instance at once: %s', async (url, statement, text) => {
    const before = await shown(url)
    expect(before.map((body) => body.includes(text))).toEqual([false, false])
    expect(await shown(url)).toEqual(before)
    await api.pool.query(statement)
    expect((await shown(url)).map((body) => body.includes(text))).toEqual([true, true])
  })

  test.each([
    ['/v1/api/products/', 3],
    // One more to store it.
    ['/v1/api/products/1/', 3],
    // One more for the facets.
    ['/v1/api/artists/', 3],
    ['/v1/api/artists/tara-nembang/', 2],
  ])('at %s cost one statement, and %d the first time', async (url, statements) => {
    const headers = { 'accept-language': 'ne' }
    expect((await api.statementsOf(() => api.get(url, headers))).length).toBe(statements)
    expect((await api.statementsOf(() => api.get(url, headers))).length).toBe(1)
  })
})

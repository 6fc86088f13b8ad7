import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { backupQueries } from '../src/backup/queries.ts'
import { backUp, connected, contentOf, restore, sequencesOf } from './backup-tools.ts'
import { makeDatabase } from './make-database.ts'
import { checkOut, shopperWith } from './order-actions.ts'
import { startApp } from './start-app.ts'

let source: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  source = await makeDatabase({ template: inject('postgres').database })
  await source.query(
    "insert into outbox (id, topic, payload) values (gen_random_uuid(), 'strange', jsonb_build_object('text', E'\\\\. \\t\\n\\\\. पल्पसा'))",
  )
})
afterAll(async () => {
  await source.drop()
})

describe('a backup', () => {
  test('restores every row, and the database works afterwards', async () => {
    const empty = await makeDatabase({})
    await restore(empty.url, await backUp(source.url))
    expect(await contentOf(empty.url)).toEqual(await contentOf(source.url))
    const last = 'select max(id) as id from product'
    const [before] = (await source.query(last)).rows
    await empty.query(
      "insert into product (slug, product_class, language, selling_price, mrp) values ('later', 'Book', 'en', 1, 1)",
    )
    expect((await empty.query(last)).rows[0].id).toBe(before.id + 1)
    // Triggers are enabled again.
    expect((await empty.query("select from cache_tag where tag = 'product:later'")).rowCount).toBe(1)
    await empty.drop()
  })

  test('continues every sequence: orders can be placed after a restore', async () => {
    const api = await startApp()
    const { host, user, password, port, database } = api.pool.options
    const placeOrder = async (shop: typeof api) => {
      const { cookie } = await shopperWith(shop, { 1: 1 })
      return checkOut(shop, cookie)
    }
    const first = await placeOrder(api)
    const second = await placeOrder(api)
    const server = { host, user, password, port, database } as pg.ClientConfig
    const sequences = await sequencesOf(server)
    const backup = await backUp(server)
    await api.stop()

    const restored = await makeDatabase({})
    await restore(restored.url, backup)
    expect(await sequencesOf(restored.url)).toEqual(sequences)
    const later = await startApp({}, restored.name)
    const third = await placeOrder(later)
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect(Number(third.body.number)).toBe(Number(second.body.number) + 1)
    await later.stop()
    await restored.drop()
  })

  test('is a snapshot, whatever is written meanwhile', async () => {
    const busy = await makeDatabase({ template: inject('postgres').database })
    let writing = true
    const writer = connected(busy.url, async (client) => {
      for (let n = 0; writing; n += 1) {
        await client
          .query(
            `with made as (insert into basket (id, token_hash) values ('bsk_${'x'.repeat(20)}${n}', sha256('${n}')) returning id)
          insert into basket_line (id, basket_id, product_id, quantity) select gen_random_uuid(), id, 1, 1 from made`,
          )
          .catch(async () => {
            await client.query(
              `insert into basket (id, token_hash) values ('bsk_${'x'.repeat(20)}${n}', sha256('${n}'))`,
            )
            await client.query(
              `insert into basket_line (id, basket_id, product_id, quantity) values (gen_random_uuid(), 'bsk_${'x'.repeat(20)}${n}', 1, 1)`,
            )
          })
      }
    })
    const backup = await backUp(busy.url)
    writing = false
    await writer
    const empty = await makeDatabase({})
    // A line without its basket would violate a foreign key.
    await restore(empty.url, backup)
    const { rows } = await empty.query(
      'select count(*)::integer as lines from basket_line where not exists (select from basket where id = basket_id)',
    )
    expect(rows[0].lines).toBe(0)
    await empty.drop()
    await busy.drop()
  })

  test.each([
    ['that is something else', () => 'hello\n', 'This file is not a backup of the API.'],
    ['that is cut off', (whole: string) => whole.slice(0, -100), 'This backup is incomplete and cannot be restored.'],
    [
      'of a newer version',
      (whole: string) => whole.replace('"202611230001_create_jobs_and_media.sql"', '"209901010000_add_table.sql"'),
      'This backup is from a newer version: it has the migration 209901010000_add_table.sql.',
    ],
  ])('%s is refused and leaves nothing behind', async (_title, spoil, sentence) => {
    const empty = await makeDatabase({})
    const whole = await backUp(source.url)
    await expect(restore(empty.url, spoil(whole))).rejects.toThrow(sentence)
    expect(await connected(empty.url, (client) => backupQueries(client).isEmpty())).toBe(true)
    await empty.drop()
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { cacheTagQueries } from '../src/cache-tags/queries.ts'
import { cleanupQueries } from '../src/cleanup/queries.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

const BOOK = '/v1/api/products/the-rain-ledger/'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.pool.query('truncate stored_response')
  await api.pool.query('update product set selling_price = 10000')
})

const statementsOf = async (url = BOOK, app: Pick<typeof api.app, 'inject'> = api.app) => {
  let answer: Awaited<ReturnType<typeof api.get>> | undefined
  const { length } = await api.statementsOf(async () => {
    answer = await app.inject({ url })
  })
  return { isComputed: length > 1, status: answer?.statusCode, price: answer?.json().selling_price, answer }
}

/** Besides it and what it shows in memory, a response is one statement to look for it, one to compute it and one to store it. */
const COMPUTED = { isComputed: true, status: 200 }
const FOUND = { isComputed: false, status: 200 }

describe('the response of a product', () => {
  test('is found with one statement, also by an instance that starts later, with the same body and headers', async () => {
    const { answer: computed, ...counted } = await statementsOf()
    expect(counted).toMatchObject(COMPUTED)
    const later = buildApp({ ...api.parts, secondFactor: 'optional' })
    const { answer: found, ...again } = await statementsOf(BOOK, later)
    expect(again).toMatchObject(FOUND)
    expect(found?.body).toBe(computed?.body)
    const { date: _, 'x-request-id': __, ...headers } = computed?.headers ?? {}
    expect(found?.headers).toMatchObject(headers)
    await later.close()
  })

  test('is not sent by an instance with another tax', async () => {
    await statementsOf()
    const other = buildApp({ ...api.parts, vat: { percent: 20, exemptClasses: [] } })
    expect(await statementsOf(BOOK, other)).toMatchObject(COMPUTED)
    await other.close()
    expect(await statementsOf()).toMatchObject(FOUND)
  })

  test('is computed again after each change of it, and after none of something else', async () => {
    for (let rupees = 1; rupees <= 20; rupees += 1) {
      await api.pool.query("update product set selling_price = $1 where slug = 'the-rain-ledger'", [rupees * 100])
      expect(await statementsOf()).toMatchObject({ ...COMPUTED, price: `${rupees}.00` })
      await api.pool.query("update content_translation set body = $1 where title = 'Tara Nembang'", [`Born ${rupees}`])
      expect(await statementsOf()).toMatchObject({ ...FOUND, price: `${rupees}.00` })
    }
  })

  test('that was computed before a change is not valid after it', async () => {
    const tags = cacheTagQueries(api.database)
    const key = Buffer.from('a key')
    const find = async () => {
      const [found] = await tags.findStored([key])
      if (!found) throw new Error('One row for each key.')
      return found
    }
    const { seq, askedAt } = await find()
    await api.pool.query("update product set selling_price = 700 where slug = 'the-rain-ledger'")
    const response = {
      key,
      otherKey: null,
      tags: ['product:the-rain-ledger'],
      etag: '"e"',
      type: 'text/plain',
      body: 'old',
      storedAt: askedAt,
    }
    await tags.store([{ ...response, seq }])
    expect((await find()).body).toBeNull()
    // The control: a number that is read after the change would hide it.
    const { seq: later } = await find()
    await tags.store([{ ...response, seq: later }])
    expect((await find()).body).toBe('old')
    // One that was computed before it and arrives after it does not replace it.
    await tags.store([{ ...response, seq, body: 'older' }])
    expect((await find()).body).toBe('old')
  })

  test('is computed again when content is published by the clock, before a job announces it', async () => {
    await statementsOf()
    await api.pool.query("update stored_response set stored_at = now() - interval '2 minutes'")
    expect(await statementsOf()).toMatchObject(FOUND)
    await api.pool.query("update content set published_at = now() - interval '1 minute' where slug = 'tara-nembang'")
    expect(await statementsOf()).toMatchObject(COMPUTED)
  })

  test('is computed again when a category above its own gets another name', async () => {
    const above = await makeCategory(api.database)
    const own = await makeCategory(api.database, { parent: above.id })
    const { slug } = await makeProduct(api.database, { categories: [own.id] })
    const url = `/v1/api/products/${slug}/`
    await statementsOf(url)
    expect(await statementsOf(url)).toMatchObject(FOUND)
    await api.pool.query("update content_translation set title = 'Stories' where content_id = $1", [above.id])
    const { answer } = await statementsOf(url)
    expect(answer?.body).toContain('Stories')
  })

  test.each([
    ['is deleted', 'delete from product where id = $1'],
    ['becomes a work of its own', 'update product set work_id = null where id = $1'],
  ])('is computed again when another format of the work %s', async (_, statement) => {
    await api.pool.query(
      `with made as (insert into work default values returning id)
      update product set work_id = made.id from made where slug = 'the-rain-ledger' and work_id is null`,
    )
    const { rows } = await api.pool.query(
      `insert into product (slug, product_class, language, selling_price, mrp, work_id)
      select 'audio-' || slug, 'Audiobook', language, 10000, 10000, work_id from product
      where slug = 'the-rain-ledger' on conflict (slug) do update set work_id = excluded.work_id returning id`,
    )
    const [{ id }] = rows
    await api.pool.query(
      "insert into product_translation (product_id, language, title, authors, description) values ($1, 'en', 'Heard', '{}', '') on conflict do nothing",
      [id],
    )
    const formats = async () => ((await api.get(BOOK)).json().formats as { id: number }[]).map((format) => format.id)
    expect(await formats()).toContain(id)
    await api.pool.query(statement, [id])
    expect(await formats()).not.toContain(id)
  })

  test('is stored once for its id and its slug, whatever other spellings are sent', async () => {
    const { id } = (await api.get(BOOK)).json()
    for (const name of [`${id}`, `0${id}`, `00${id}`, 'The-Rain-Ledger', 'the-rain-ledger?x=1'])
      await api.get(`/v1/api/products/${name}`)
    const { rows } = await api.pool.query('select count(*)::integer as count from stored_response')
    expect(rows).toEqual([{ count: 1 }])
    for (const name of [String(id), 'the-rain-ledger'])
      expect(await statementsOf(`/v1/api/products/${name}/`)).toMatchObject(FOUND)
  })

  test('is that of the product that has the slug now', async () => {
    const [one, other] = [await makeProduct(api.database, {}), await makeProduct(api.database, {})]
    const url = `/v1/api/products/${one.slug}/`
    for (const { slug } of [one, other]) await api.get(`/v1/api/products/${slug}/`)
    await api.pool.query("update product set slug = slug || '-before' where id = $1", [one.id])
    await api.pool.query('delete from moved_slug where slug = $1', [one.slug])
    await api.pool.query('update product set slug = $1 where id = $2', [one.slug, other.id])
    for (const expected of [COMPUTED, FOUND]) {
      const { answer, ...counted } = await statementsOf(url)
      expect([counted, answer?.json().id]).toEqual([expect.objectContaining(expected), other.id])
    }
  })

  test('is sent also where it cannot be stored', async () => {
    await api.pool.query("alter table stored_response add constraint full_disk check (type = 'none')")
    expect(await statementsOf()).toMatchObject({ status: 200, price: '100.00' })
    await api.pool.query('alter table stored_response drop constraint full_disk')
  })

  test('is deleted after a day', async () => {
    await statementsOf()
    await api.pool.query("update stored_response set stored_at = now() - interval '25 hours'")
    expect(await statementsOf()).toMatchObject(COMPUTED)
    await api.get('/v1/api/products/2/')
    await api.pool.query(
      "update stored_response set stored_at = now() - interval '25 hours' where seq >= 0 and tags <> '{product:the-rain-ledger}'",
    )
    await cleanupQueries(api.database).deleteStoredResponses()
    const { rows } = await api.pool.query('select tags from stored_response')
    expect(rows).toEqual([{ tags: ['product:the-rain-ledger'] }])
  })
})

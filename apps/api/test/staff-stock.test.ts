import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, shopperWith } from './order-actions.ts'
import { type StaffStock, staffStock } from './staff-stock.ts'
import { type RunningApp, startApp } from './start-app.ts'
import type { StockActions } from './stock-actions.ts'

let api: RunningApp
let staff: StaffStock
let stock: StockActions
beforeAll(async () => {
  api = await startApp()
  staff = await staffStock(api)
  stock = staff.stock
})
afterAll(() => api.stop())

describe('a movement by staff', () => {
  test('changes the stock and says by whom and why', async () => {
    const id = await stock.book(4)
    const { status, body } = await staff.move(id, 'received', 60, 'Delivery note 2231')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ product_id: id, available: 64, reserved: 0, on_hand: 64 }),
    ])
    expect((await staff.movementsOf(id))[0]).toMatchObject({
      ...{ product_id: id, change: 60, balance: 64, reason: 'received', note: 'Delivery note 2231' },
      ...{ order_number: null, by: staff.keeper.email },
    })
    const events = await api.pool.query(
      `select operation, before, after from staff_event where thing_kind = 'product' and thing_id = $1`,
      [String(id)],
    )
    expect(events.rows).toEqual([
      {
        operation: 'addStockMovement',
        before: { num_available: 4 },
        after: { num_available: 64, reason: 'received', change: 60, note: 'Delivery note 2231' },
      },
    ])
  })

  test('is made once for a key', async () => {
    const id = await stock.book(4)
    const sent = { body: { reason: 'lost', change: -1 }, headers: { 'idempotency-key': 'lost once' } }
    const answers = [
      await staff.ask('POST', `stock/${id}/movements/`, sent),
      await staff.ask('POST', `stock/${id}/movements/`, sent),
    ]
    expect(answers.map(({ body }) => body.available)).toEqual([3, 3])
    expect(
      (await staff.ask('POST', `stock/${id}/movements/`, { ...sent, body: { reason: 'lost', change: -2 } })).status,
    ).toBe(422)
  })

  test.each([
    [{ reason: 'received', change: -1 }, ['change']],
    [{ reason: 'damaged', change: 1 }, ['change']],
    [{ reason: 'lost', change: -5 }, ['change']],
    [{ reason: 'received', change: 0 }, ['change']],
    [{ reason: 'transferred', change: 0 }, ['change']],
    [{ reason: 'corrected', change: -9 }, ['change', 'note']],
    [{ reason: 'corrected', change: 1, note: '  ' }, ['note']],
    [{ reason: 'received', change: 1_000_000 }, ['change']],
    [{ reason: 'received', change: 1.5 }, ['change']],
    [{ reason: 'sold', change: -1 }, ['reason']],
    [{ reason: 'received', change: 1, note: 'a'.repeat(501) }, ['note']],
    [{ change: 1 }, ['reason']],
  ])('%j is refused under its fields', async (body, fields) => {
    const id = await stock.book(4)
    for (const language of ['en', 'ne']) {
      const answer = await staff.ask('POST', `stock/${id}/movements/`, {
        body,
        headers: { 'accept-language': language },
      })
      expect([answer.status, Object.keys(answer.body).filter((key) => key !== 'code')]).toEqual([400, fields])
      expect(/[\u0900-\u097f]/.test(JSON.stringify(answer.body))).toBe(language === 'ne')
    }
    expect([await stock.leftOf(id), (await staff.movementsOf(id)).length]).toEqual([4, 1])
  })

  test('is refused for files, tickets and what was never counted', async () => {
    const { productId } = await stock.places(10)
    const file = (await makeProduct(api.database, { product_class: 'E-book', num_available: null })).id
    const { id } = await makeProduct(api.database, { num_available: null })
    const codes = []
    for (const product of [productId, file, id, 999_999, '1x', '99999999999'])
      codes.push((await staff.move(product, 'received', 1)).body.code)
    expect(codes).toEqual(['not_found', 'no_stock', 'not_counted', 'not_found', 'not_found', 'not_found'])
  })
})

test('a list reads what orders have taken once, not for each product', async () => {
  const [listed] = (await api.statementsOf(() => staff.ask('GET', 'stock/'))).filter((text) =>
    text.includes('reserved'),
  )
  const { rows } = await api.pool.query(`explain (generic_plan) ${listed}`)
  const [ofProducts, ...ofEach] = rows
    .map((row) => row['QUERY PLAN'])
    .join('\n')
    .split('SubPlan')
  expect(ofProducts).toContain(' on hold')
  expect(ofEach.join()).not.toContain(' on hold')
})

describe('a count', () => {
  test('sets the difference to what was seen on the shelf, copies for open orders included', async () => {
    const { id } = await makeProduct(api.database, { num_available: 12 })
    const { cookie } = await shopperWith(api, { [id]: 3 })
    await checkOut(api, cookie, COD)
    // A sale while the shelf is counted changes nothing on the shelf.
    const { on_hand } = await staff.stateOf(id)
    await checkOut(api, (await shopperWith(api, { [id]: 1 })).cookie, COD)
    const { status, body } = await staff.count(id, 10, on_hand, 'Two damp copies')
    expect([status, body]).toEqual([200, expect.objectContaining({ available: 6, reserved: 4, on_hand: 10 })])
    expect((await staff.movementsOf(id))[0]).toMatchObject({
      reason: 'counted',
      change: -2,
      balance: 6,
      note: 'Two damp copies',
    })
  })

  test('that finds what was expected is recorded', async () => {
    const id = await stock.book(5)
    expect((await staff.count(id, 5, 5)).status).toBe(200)
    expect((await staff.movementsOf(id))[0]).toMatchObject({
      reason: 'counted',
      change: 0,
      balance: 5,
      by: staff.keeper.email,
    })
  })

  test('of an old number is refused with the stock of now', async () => {
    const id = await stock.book(5)
    await staff.move(id, 'received', 1)
    const answer = await staff.count(id, 4, 5)
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'version_conflict', current: { product_id: id, on_hand: 6 } },
    ])
    expect(Object.keys(answer.body)[0]).toBe('detail')
    expect(await stock.leftOf(id)).toBe(6)
  })

  test('of fewer copies than orders have is refused', async () => {
    const { id } = await makeProduct(api.database, { num_available: 3 })
    await checkOut(api, (await shopperWith(api, { [id]: 2 })).cookie, COD)
    const answer = await staff.count(id, 1, 3)
    expect([answer.status, answer.body]).toEqual([
      400,
      { counted: [expect.stringContaining('are 2')], code: 'too_few' },
    ])
  })

  test('begins the ledger of a product that was unlimited', async () => {
    const { id } = await makeProduct(api.database, { num_available: null })
    expect((await staff.count(id, 7, 0)).status).toBe(409)
    expect((await staff.count(id, 7, null)).body).toMatchObject({ available: 7, on_hand: 7 })
    const none = (await makeProduct(api.database, { num_available: null })).id
    expect((await staff.count(none, 0, null)).body).toMatchObject({ available: 0, on_hand: 0 })
    expect(await staff.wrongLedgers()).toEqual([])
    const file = (await makeProduct(api.database, { product_class: 'E-book', num_available: null })).id
    expect((await staff.count(file, 7, null)).body.code).toBe('no_stock')
  })

  test.each([
    [{ counted: -1, on_hand_seen: 5 }, 'counted'],
    [{ on_hand_seen: 5 }, 'counted'],
    [{ counted: 5 }, 'on_hand_seen'],
  ])('%j is refused', async (body, field) => {
    const answer = await staff.ask('POST', `stock/${await stock.book(5)}/count/`, { body })
    expect([answer.status, Object.keys(answer.body)[0]]).toEqual([400, field])
  })
})

describe('the lists', () => {
  test('show the least stock first, and find products', async () => {
    const out = await makeProduct(api.database, { num_available: 0, title: { en: 'Empty Shelf', ne: 'खाली दराज' } })
    const few = await makeProduct(api.database, { num_available: 3, title: { en: 'Nearly Empty Shelf' } })
    await makeProduct(api.database, { num_available: 50, title: { en: 'Full Shelf, not empty shelf' } })
    await makeProduct(api.database, {
      num_available: null,
      product_class: 'E-book',
      title: { en: 'Empty shelf as a file' },
    })
    const find = async (query: string) =>
      (await staff.ask('GET', `stock/?q=empty%20shelf&${query}`)).body.results.map(
        (row: { available: number }) => row.available,
      )
    expect(await find('')).toEqual([0, 3, 50])
    expect(await find('level=low')).toEqual([0, 3])
    expect(await find('level=low&low_at=2')).toEqual([0])
    expect(await find('level=out')).toEqual([0])
    expect(await find('level=available&sort=-available')).toEqual([50, 3])
    expect(await find('product_class=E-book')).toEqual([])
    expect((await staff.ask('GET', `stock/?q=${encodeURIComponent('खाली')}`)).body.results[0]).toMatchObject({
      product_id: out.id,
      title: { en: 'Empty Shelf', ne: 'खाली दराज' },
    })
    expect((await staff.ask('GET', `stock/?q=${few.slug}`)).body.count).toBe(1)
    expect((await staff.ask('GET', 'stock/?q=100%25')).body.count).toBe(0)
    const page = (await staff.ask('GET', 'stock/?q=empty&page_size=1&sort=title')).body
    expect(page.next).toBe('/v1/api/staff/stock/?page=2&page_size=1&q=empty&sort=title')
  })

  test('of movements have filters', async () => {
    const id = await stock.book(10)
    await staff.move(id, 'damaged', -1, 'Wet box')
    await staff.move(id, 'sample', -2, 'For a reviewer')
    const find = async (query: string) =>
      (await staff.ask('GET', `stock/movements/?product=${id}&${query}`)).body.results.map(
        (row: { reason: string }) => row.reason,
      )
    expect(await find('')).toEqual(['sample', 'damaged', 'opening'])
    expect(await find('reason=damaged')).toEqual(['damaged'])
    expect(await find('q=review')).toEqual(['sample'])
    expect(await find(`member=${staff.keeper.id}`)).toEqual(['sample', 'damaged'])
    expect(await find(`from=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([])
    expect(await find(`to=${new Date(Date.now() + 60_000).toISOString()}&page_size=1&page=2`)).toEqual(['damaged'])
    expect(await find('order=999999')).toEqual([])
    for (const query of ['member=me', 'from=today', 'reason=gone', 'product=0'])
      expect((await staff.ask('GET', `stock/movements/?${query}`)).status).toBe(400)
  })

  test('the value adds up the prices of what is left, now and at an earlier time', async () => {
    const readValue = async (query = '') => {
      const { body } = await staff.ask('GET', `stock/value/${query}`)
      const books = body.classes.find((row: { product_class: string }) => row.product_class === 'Book')
      return [books.copies, Number(books.selling_value), Number(books.printed_value), body.copies]
    }
    const before = await readValue()
    const {
      rows: [{ now }],
    } = await api.pool.query('select clock_timestamp() as now')
    await makeProduct(api.database, { num_available: 4, selling_price: 58_500, mrp: 65_000 })
    const after = await readValue()
    expect(after.map((number, at) => number - (before[at] ?? 0))).toEqual([4, 2340, 2600, 4])
    expect(await readValue(`?at=${now.toISOString()}`)).toEqual(before)
    expect((await staff.ask('GET', 'stock/value/?at=yesterday')).status).toBe(400)
  })
})

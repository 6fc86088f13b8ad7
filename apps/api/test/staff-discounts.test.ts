import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireOrders } from '../src/orders/cancel-order.ts'
import { cancelPayments } from '../src/payments/queries.ts'
import { refundOrder } from '../src/payments/refunds/refund.ts'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, GUEST, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

type Sent = { body?: object; headers?: Record<string, string>; cookie?: string }

let api: RunningApp
let keeper: string
let boxOffice: string
beforeAll(async () => {
  api = await startApp()
  keeper = (await addMember(api, ['shopkeeper'])).cookie
  boxOffice = (await addMember(api, ['box_office'])).cookie
})
afterAll(() => api.stop())

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, { body, headers, cookie = keeper }: Sent = {}) =>
  call(api, method, `staff/${path}`, body, { cookie, ...headers })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const fieldsOf = ({ body }: { body: object }) =>
  Object.keys(body)
    .filter((name) => name !== 'code')
    .toSorted()
const eventsOf = async (kind: string, id: string) =>
  (
    await api.pool.query(
      'select operation, before, after from staff_event where thing_kind = $1 and thing_id = $2 order by id',
      [kind, id],
    )
  ).rows

/** A visitor with a book of Rs 500. */
async function shopper() {
  const { id } = await makeProduct(api.database)
  const { cookie } = await shopperWith(api, { [id]: 1 })
  return {
    id,
    cookie,
    basket: async () => (await call(api, 'GET', 'basket/', undefined, { cookie })).body,
    add: (vouchercode: string) => call(api, 'POST', 'basket/add-voucher/', { vouchercode }, { cookie }),
  }
}

const create = async (more: object = {}, sent: Sent = {}) => {
  const answer = await ask('POST', 'vouchers/', {
    ...sent,
    headers: { 'idempotency-key': crypto.randomUUID(), ...sent.headers },
    body: { name: ' Monsoon  reading ', percent: 10, ends_at: inDays(1), ...more },
  })
  return { ...answer, code: String(answer.body.codes?.[0]) }
}

describe('a voucher', () => {
  test('with a chosen code is created once and found', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = {
      voucher_code: ' monsoon-26 ',
      percent: 15,
      least_total: '400',
      product_classes: ['Book'],
      most_uses: 3,
    }
    const made = await create(body, { headers: key })
    expect([made.status, made.body]).toEqual([201, { batch: null, codes: ['MONSOON-26'] }])
    expect((await create({ ...body, ends_at: inDays(2) }, { headers: key })).status).toBe(422)
    expect(fieldsOf(await create(body))).toEqual(['voucher_code'])
    const { body: voucher } = await ask('GET', 'vouchers/monsoon-26/')
    expect(voucher).toMatchObject({
      ...{ code: 'MONSOON-26', version: 1, name: 'Monsoon reading', percent: 15, amount: null, least_total: '400.00' },
      ...{ product_classes: ['Book'], most_uses: 3, uses: 0, state: 'active', batch: null },
    })
    for (const query of ['q=soon-2', 'q=MONSOON%20reading&state=active'])
      expect((await ask('GET', `vouchers/?${query}`)).body.results).toContainEqual(voucher)
    expect((await ask('GET', 'vouchers/?q=soon_2')).body.count).toBe(0)
    expect((await ask('GET', 'vouchers/nope/')).status).toBe(404)
    const [event] = await eventsOf('voucher', 'MONSOON-26')
    expect(event).toMatchObject({ operation: 'createStaffVouchers', before: null, after: { percent: 15 } })
  })

  test('is made a thousand times at once, each with a code of its own', async () => {
    const { body } = await create({ amount: '50', percent: undefined, count: 1000, prefix: 'dashain-', most_uses: 1 })
    expect(new Set(body.codes).size).toBe(1000)
    expect(body.codes.every((code: string) => /^DASHAIN-[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toBe(true)
    const listed = await ask('GET', `vouchers/?batch=${body.batch}&page_size=100`)
    expect([listed.body.count, listed.body.results.length]).toEqual([1000, 100])
    expect(listed.body.results[0]).toMatchObject({ amount: '50.00', percent: null, batch: body.batch })
    expect((await ask('GET', 'vouchers/?batch=x')).body.count).toBe(0)
    const [code = ''] = body.codes
    const { add, basket } = await shopper()
    expect((await add(code)).body.total_incl_tax).toBe('450.00')
    const other = await ask('POST', `voucher-batches/${body.batch}/end/`, { cookie: boxOffice })
    expect(other.status).toBe(404)
    const ended = await ask('POST', `voucher-batches/${body.batch}/end/`)
    expect([ended.status, ended.body, (await basket()).total_incl_tax]).toEqual([200, { ended: 1000 }, '500.00'])
    expect((await ask('GET', `vouchers/${code}/`)).body).toMatchObject({ state: 'ended', version: 2 })
    expect((await ask('POST', `voucher-batches/${body.batch}/end/`)).body).toEqual({ ended: 0 })
    for (const unknown of ['x', crypto.randomUUID()])
      expect((await ask('POST', `voucher-batches/${unknown}/end/`)).status).toBe(404)
    const events = (await api.pool.query("select after from staff_event where after ->> 'batch' = $1", [body.batch]))
      .rows
    expect(events).toMatchObject([{ after: { codes: 1000 } }, { after: { ended: 1000 } }])
  })

  test.each([
    [{ name: ' ', percent: undefined, ends_at: undefined }, ['ends_at', 'name', 'percent']],
    [{ percent: 0, least_total: 'x', most_uses: 0 }, ['least_total', 'most_uses', 'percent']],
    [{ percent: 101, voucher_code: 'a b', count: 2 }, ['count', 'percent', 'voucher_code']],
    [{ amount: '10' }, ['amount']],
    [{ percent: undefined, amount: '0' }, ['amount']],
    [{ ends_at: inDays(-1) }, ['ends_at']],
    [{ starts_at: inDays(2) }, ['ends_at']],
    [{ starts_at: '0001-01-01T00:00:00Z' }, ['starts_at']],
    [{ count: 1001, prefix: 'A B' }, ['count', 'prefix']],
    [{ name: 'x'.repeat(301) }, ['name']],
    [{ product_classes: ['Nothing'] }, ['product_classes']],
    [{ surprise: 1 }, ['non_field_errors']],
  ])('with %j is refused, every field at once', async (more, fields) => {
    const answer = await create(more)
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields])
  })

  test('is changed and ended, which open carts show at once', async () => {
    const { code } = await create({ percent: 10 })
    const { add, basket } = await shopper()
    expect((await add(code)).body.total_incl_tax).toBe('450.00')
    const changed = await ask('PATCH', `vouchers/${code}/`, { body: { amount: '120.50' }, headers: version(1) })
    expect([changed.status, changed.body]).toMatchObject([200, { percent: null, amount: '120.50', version: 2 }])
    expect((await basket()).total_incl_tax).toBe('379.50')
    const old = await ask('PATCH', `vouchers/${code}/`, { body: { name: 'Other' }, headers: version(1) })
    expect([old.status, old.body]).toMatchObject([
      409,
      { code: 'version_conflict', version: '2', current: changed.body },
    ])
    expect((await ask('PATCH', `vouchers/${code}/`, { body: { name: 'Other' } })).status).toBe(400)
    const same = await ask('PATCH', `vouchers/${code}/`, { body: { amount: '120.50' }, headers: version(2) })
    expect(same.body.version).toBe(2)
    const none = await ask('PATCH', `vouchers/${code}/`, { body: { amount: null }, headers: version(2) })
    expect(fieldsOf(none)).toEqual(['percent'])
    const ended = await ask('POST', `vouchers/${code}/end/`, { headers: version(2) })
    expect([ended.status, ended.body]).toMatchObject([200, { state: 'ended', version: 3 }])
    const shown = await basket()
    expect([shown.total_incl_tax, shown.vouchers[0].is_applied]).toEqual(['500.00', false])
    expect((await ask('POST', `vouchers/${code}/end/`, { headers: version(3) })).body).toEqual(ended.body)
    const planned = await create({ starts_at: inDays(1), ends_at: inDays(2) })
    expect((await ask('GET', `vouchers/?state=planned`)).body.results).toMatchObject([{ code: planned.code }])
    expect((await ask('POST', `vouchers/${planned.code}/end/`, { headers: version(1) })).body.state).toBe('ended')
    expect((await eventsOf('voucher', code)).map(({ operation }) => operation)).toEqual([
      'createStaffVouchers',
      'changeStaffVoucher',
      'endStaffVoucher',
    ])
  })

  test('that an order has used keeps its worth, and the rest can be changed', async () => {
    const { code } = await create({ percent: 10, most_uses: 2 })
    const { add, cookie } = await shopper()
    await add(code)
    const placed = await checkOut(api, cookie, COD)
    expect(placed.status).toBe(200)
    const fixed = await ask('PATCH', `vouchers/${code}/`, {
      body: { percent: 20, starts_at: inDays(-3), most_uses: 0 },
      headers: version(1),
    })
    expect([fixed.status, fieldsOf(fixed)]).toEqual([400, ['most_uses', 'percent', 'starts_at']])
    const nepali = { 'accept-language': 'ne', ...version(1) }
    const refused = await ask('PATCH', `vouchers/${code}/`, { body: { amount: '5' }, headers: nepali })
    expect(refused.body.amount[0]).toMatch(/^अर्डरहरूमा/)
    const changed = await ask('PATCH', `vouchers/${code}/`, {
      body: { most_uses: 1, ends_at: inDays(9), least_total: '100' },
      headers: version(1),
    })
    expect(changed.body).toMatchObject({ most_uses: 1, uses: 1, state: 'used_up', least_total: '100.00' })
    const uses = (await ask('GET', `vouchers/${code}/uses/`)).body
    expect(uses).toMatchObject({ count: 1, results: [{ order: placed.body.number, amount: '50.00' }] })
  })

  test.each([
    ['cancelled', COD],
    ['expired', GUEST],
  ])('of an order that was %s is free again and keeps its worth', async (end, buyer) => {
    const { code } = await create({ percent: 10, most_uses: 1 })
    const { add, cookie } = await shopper()
    await add(code)
    const { body: order } = await checkOut(api, cookie, buyer)
    const used = await ask('GET', `vouchers/${code}/`)
    expect(used.body).toMatchObject({ uses: 1, state: 'used_up' })
    if (end === 'cancelled') expect((await ask('POST', `orders/${order.id}/cancel/`)).status).toBe(200)
    else {
      await api.pool.query(`update "order" set expires_at = now() - interval '1 second' where id = $1`, [order.id])
      await expireOrders(api.database, { refundOrder, cancelPayments })
    }
    expect((await ask('GET', `vouchers/${code}/`)).body).toMatchObject({ uses: 0, state: 'active' })
    expect((await ask('GET', `vouchers/${code}/uses/`)).body).toMatchObject({ count: 0, results: [] })
    const fixed = await ask('PATCH', `vouchers/${code}/`, {
      body: { percent: 20, starts_at: inDays(-3) },
      headers: version(1),
    })
    expect([fixed.status, fieldsOf(fixed)]).toEqual([400, ['percent', 'starts_at']])
    const changed = await ask('PATCH', `vouchers/${code}/`, { body: { most_uses: 5 }, headers: version(1) })
    expect(changed.body).toMatchObject({ most_uses: 5, percent: 10 })
  })

  test('for tickets is what the box office has', async () => {
    const ofKeeper = await create()
    for (const path of [`vouchers/${ofKeeper.code}/`, `vouchers/${ofKeeper.code}/uses/`])
      expect((await ask('GET', path, { cookie: boxOffice })).status).toBe(404)
    const refused = await create({}, { cookie: boxOffice })
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['product_classes']])
    const { code } = await create({ product_classes: ['Ticket'] }, { cookie: boxOffice })
    const listed = await ask('GET', 'vouchers/', { cookie: boxOffice })
    expect(listed.body.results).toMatchObject([{ code }])
    const wider = { body: { product_classes: null }, headers: version(1), cookie: boxOffice }
    expect(fieldsOf(await ask('PATCH', `vouchers/${code}/`, wider))).toEqual(['product_classes'])
    expect((await ask('GET', 'offers/', { cookie: boxOffice })).status).toBe(403)
    // Another role that sees prices gives no right to write.
    const { cookie } = await addMember(api, ['box_office', 'support'])
    const both = await create({}, { cookie })
    expect([both.status, fieldsOf(both)]).toEqual([400, ['product_classes']])
    expect((await ask('GET', `vouchers/${ofKeeper.code}/`, { cookie })).status).toBe(200)
    const ended = await ask('POST', `vouchers/${ofKeeper.code}/end/`, { headers: version(1), cookie })
    expect(ended.status).toBe(404)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeBaskets } from '../src/basket/queries/merge.ts'
import { transaction } from '../src/database/database.ts'
import { sweepWaiting } from '../src/tickets/waiting-list/offers.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeSeatedEvent } from './make-seats.ts'
import { checkOut, NEPALI, payOrder, refusedCheckOut, shopperWith, startOrderApp } from './order-actions.ts'
import { call, logIn, tokenHashOf } from './visitors.ts'

const BUYER = { guest_email: 'maya@example.com', payment_method: 'esewa' }

let api: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  api = await startOrderApp({ shop: { checkout: { checkoutsPerMinute: 1_000_000 } } })
})
beforeEach(() => api.pool.query('delete from rate_limit'))
afterAll(() => api.stop())

const rows = (text: string, values: unknown[] = []) => api.rows(text, values)

async function makeTickets(capacity: number, { price = 80_000 } = {}) {
  const event = await makeContent(api.database, 'event')
  const date = await makeEventDate(api.database, event, { starts_at: hoursFrom(new Date(), 300) })
  return makeTicketType(api.database, date, { capacity, price })
}

type Visitor = { cookie: string; headers?: Record<string, string>; mode?: string }

const enter = ({ cookie, headers, mode = 'cart' }: Visitor) =>
  call(api, 'POST', `basket/hold-tickets/?mode=${mode}`, undefined, { cookie, ...headers })
const read = async ({ cookie }: Visitor) => (await call(api, 'GET', 'basket/', undefined, { cookie })).body
const change = async (visitor: Visitor, quantity: number) =>
  call(api, 'PATCH', (await read(visitor)).lines[0].url, { quantity }, { cookie: visitor.cookie })

/** A guest who has entered the checkout. */
async function holder(productId: number, quantity = 1) {
  const shopper = await shopperWith(api, { [productId]: quantity })
  const { status, body } = await enter(shopper)
  expect(status).toBe(200)
  return { ...shopper, line: body.lines[0] }
}

const stockOf = async (id: number) =>
  (await rows('select sold, held, capacity - sold - held as left from ticket_type where id = $1', [id]))[0]
const canAdd = async (productId: number, quantity = 1) =>
  (await api.add({ url: `/v1/api/products/${productId}/`, quantity })).statusCode
/** Lets all holds of baskets end. */
const endHolds = () => rows("update hold set expires_at = now() - interval '1 second' where basket_id is not null")

describe('entering the checkout', () => {
  test('holds the tickets for ten minutes: others see what is left, and the line has no warning', async () => {
    const { id, product_id } = await makeTickets(3)
    const { line, cookie } = await holder(product_id, 3)
    const left = Date.parse(line.held_until) - Date.now()
    expect(left).toBeGreaterThan(590_000)
    expect(left).toBeLessThanOrEqual(600_000)
    expect([line.warning, line.max_quantity]).toEqual([null, 3])
    expect(await stockOf(id)).toEqual({ sold: 0, held: 3, left: 0 })
    expect(await canAdd(product_id)).toBe(406)
    const { body: others } = await call(api, 'POST', 'basket/quote/', { lines: [{ product: product_id }] })
    expect(others.lines[0]).toMatchObject({ max_quantity: 0, held_until: null })
    expect((await call(api, 'POST', 'basket/quote/', {}, { cookie })).body.lines[0].held_until).toBe(line.held_until)
  })

  test('again extends nothing, and takes one statement', async () => {
    const { id, product_id } = await makeTickets(5)
    const shopper = await holder(product_id, 2)
    await rows("update hold set expires_at = expires_at - interval '4 minutes' where basket_id = $1", [
      shopper.basket.id,
    ])
    const { held_until } = (await read(shopper)).lines[0]
    expect(await api.statementsOf(() => enter(shopper))).toHaveLength(1)
    expect((await read(shopper)).lines[0].held_until).toBe(held_until)
    expect(Date.parse(held_until)).toBe(Date.parse(shopper.line.held_until) - 240_000)
    expect((await stockOf(id)).held).toBe(2)
  })

  test('takes four statements: the basket, the limit, the holds and the basket with them', async () => {
    const shopper = await shopperWith(api, { [(await makeTickets(5)).product_id]: 1 })
    expect(await api.statementsOf(() => enter(shopper))).toHaveLength(4)
  })

  test('without a basket, with books and with numbered seats holds nothing', async () => {
    expect((await call(api, 'POST', 'basket/hold-tickets/')).body.lines).toEqual([])
    const seated = await makeSeatedEvent(api.database)
    const shopper = await shopperWith(api, { 1: 1, [seated.productId]: 1 })
    expect(await api.statementsOf(() => enter(shopper))).toHaveLength(1)
    expect((await read(shopper)).lines.map(({ held_until }: { held_until: null }) => held_until)).toEqual([null, null])
    expect((await stockOf(seated.typeId)).held).toBe(0)
  })

  test('holds a line whole or not at all, and says what is left in both languages', async () => {
    const { id, product_id } = await makeTickets(4)
    const late = await shopperWith(api, { [product_id]: 3 })
    await holder(product_id, 2)
    const { body } = await enter(late)
    expect(body.lines[0]).toMatchObject({ held_until: null, max_quantity: 2, warning: 'Only 2 tickets left.' })
    expect((await enter({ ...late, headers: NEPALI })).body.lines[0].warning).toMatch(/२/)
    expect((await stockOf(id)).held).toBe(2)
    await change(late, 2)
    expect((await enter(late)).body.lines[0].held_until).not.toBeNull()
    expect(await stockOf(id)).toEqual({ sold: 0, held: 4, left: 0 })
  })

  test('with buy now holds the tickets of that basket', async () => {
    const { id, product_id } = await makeTickets(3)
    const shopper = await shopperWith(api, { [product_id]: 2 }, { mode: 'buy-now' })
    expect((await enter({ ...shopper, mode: 'buy-now' })).body.lines[0].held_until).not.toBeNull()
    await api.add({ url: `/v1/api/products/${product_id}/` }, { cookie: shopper.cookie }, 'buy-now')
    expect((await stockOf(id)).held).toBe(1)
    await api.add({ url: '/v1/api/products/1/' }, { cookie: shopper.cookie }, 'buy-now')
    expect((await stockOf(id)).held).toBe(0)
  })

  test('of sales that have ended, and of more than one order may have, holds nothing', async () => {
    const [ended, limited] = [await makeTickets(5), await makeTickets(5)]
    const shoppers = [
      await shopperWith(api, { [ended.product_id]: 2 }),
      await shopperWith(api, { [limited.product_id]: 3 }),
    ]
    await rows("update ticket_type set sales_end_at = now() - interval '1 minute' where id = $1", [ended.id])
    await rows('update product set largest_quantity = 2 where id = $1', [limited.product_id])
    for (const shopper of shoppers) expect((await enter(shopper)).body.lines[0].held_until).toBeNull()
    expect([(await stockOf(ended.id)).held, (await stockOf(limited.id)).held]).toEqual([0, 0])
  })
})

describe('a hold', () => {
  test('shrinks with its line and grows at the next entry, within the same ten minutes', async () => {
    const { id, product_id } = await makeTickets(6)
    const shopper = await holder(product_id, 4)
    const { body: smaller } = await change(shopper, 1)
    expect([smaller.lines[0].held_until, (await stockOf(id)).held]).toEqual([shopper.line.held_until, 1])
    const { body: larger } = await change(shopper, 5)
    expect([larger.lines[0].held_until, (await stockOf(id)).held]).toEqual([null, 1])
    const { body: again } = await enter(shopper)
    expect([again.lines[0].held_until, (await stockOf(id)).held]).toEqual([shopper.line.held_until, 5])
    expect((await change(shopper, 7)).status).toBe(406)
  })

  test('ends with its line, with its basket and with a deleted account', async () => {
    const { id, product_id } = await makeTickets(9)
    const shopper = await holder(product_id, 2)
    await call(api, 'DELETE', (await read(shopper)).lines[0].url, undefined, { cookie: shopper.cookie })
    expect((await stockOf(id)).held).toBe(0)
    const other = await holder(product_id, 3)
    await rows('delete from basket where id = $1', [other.basket.id])
    expect((await stockOf(id)).held).toBe(0)
    const cookie = await logIn(api, `leaving-${id}@example.com`)
    await shopperWith(api, { [product_id]: 4 }, { cookie })
    await enter({ cookie })
    expect((await stockOf(id)).held).toBe(4)
    await rows('delete from account where email = $1', [`leaving-${id}@example.com`])
    expect(await stockOf(id)).toEqual({ sold: 0, held: 0, left: 9 })
  })

  test('of each line begins when that is entered, and one basket never has two for a ticket', async () => {
    const [first, second] = [await makeTickets(5), await makeTickets(5)]
    const shopper = await holder(first.product_id)
    await rows("update hold set expires_at = expires_at - interval '5 minutes' where basket_id = $1", [
      shopper.basket.id,
    ])
    await shopperWith(api, { [second.product_id]: 1 }, shopper)
    const { body } = await enter(shopper)
    const [before, after] = body.lines.map((line: { held_until: string }) => Date.parse(line.held_until))
    expect(after - before).toBeGreaterThan(299_000)
    await Promise.all(Array.from({ length: 8 }, () => enter(shopper)))
    expect([(await stockOf(first.id)).held, (await stockOf(second.id)).held]).toEqual([1, 1])
  })

  test('that has ended is free for others at once; its line says what is left, or is held again', async () => {
    const { id, product_id } = await makeTickets(3)
    const shopper = await holder(product_id, 3)
    await endHolds()
    expect((await read(shopper)).lines[0]).toMatchObject({ held_until: null, warning: null })
    const other = await holder(product_id, 2)
    expect(other.line.held_until).not.toBeNull()
    expect((await enter(shopper)).body.lines[0]).toMatchObject({ held_until: null, warning: 'Only 1 ticket left.' })
    await endHolds()
    const { body } = await enter(shopper)
    expect(Date.parse(body.lines[0].held_until) - Date.now()).toBeGreaterThan(590_000)
    expect(await stockOf(id)).toEqual({ sold: 0, held: 3, left: 0 })
  })

  test('that nobody looks at is released by the job that looks for offers', async () => {
    const { id, product_id } = await makeTickets(3)
    await holder(product_id, 3)
    await sweepWaiting(api.database)
    expect((await stockOf(id)).left).toBe(0)
    await endHolds()
    await sweepWaiting(api.database)
    expect(await stockOf(id)).toEqual({ sold: 0, held: 0, left: 3 })
  })

  test('of a guest goes to the basket of the account at a login, with the end that is first', async () => {
    const { id, product_id } = await makeTickets(5)
    const email = `kiran-${id}@example.com`
    const cookie = await logIn(api, email)
    await shopperWith(api, { [product_id]: 1 }, { cookie })
    const { held_until } = (await enter({ cookie })).body.lines[0]
    const guest = await holder(product_id, 3)
    const [{ id: accountId }] = await rows('select id from account where email = $1', [email])
    await transaction(api.database, (inside) =>
      mergeBaskets(inside, { accountId, basketTokenHash: tokenHashOf(guest.cookie) }),
    )
    expect((await read({ cookie })).lines[0]).toMatchObject({ quantity: 3, held_until, warning: null })
    expect((await stockOf(id)).held).toBe(3)
    // At the checkout the basket of the guest replaces the other one.
    const second = await holder(product_id, 2)
    await transaction(api.database, (inside) =>
      mergeBaskets(inside, { accountId, basketTokenHash: tokenHashOf(second.cookie), checkout: true }),
    )
    expect((await read({ cookie })).lines[0]).toMatchObject({ quantity: 2, held_until: second.line.held_until })
    expect((await stockOf(id)).held).toBe(2)
  })
})

describe('an order', () => {
  test('takes over what its basket holds, also the last tickets', async () => {
    const { id, product_id } = await makeTickets(2)
    const late = await shopperWith(api, { [product_id]: 1 })
    const { cookie, basket } = await holder(product_id, 2)
    expect((await refusedCheckOut(api, late.cookie, BUYER)).body.code).toBe('out_of_stock')
    const { status, body } = await checkOut(api, cookie, BUYER)
    expect([status, await stockOf(id)]).toEqual([200, { sold: 0, held: 2, left: 0 }])
    expect(await rows('select order_id, basket_id, quantity from hold where product_id = $1', [product_id])).toEqual([
      { order_id: body.id, basket_id: null, quantity: 2 },
    ])
    expect(await rows('select from hold where basket_id = $1', [basket.id])).toEqual([])
  })

  test('that costs nothing sells them', async () => {
    const { id, product_id } = await makeTickets(2, { price: 0 })
    const { cookie } = await holder(product_id, 2)
    expect((await checkOut(api, cookie, BUYER)).status).toBe(200)
    expect(await stockOf(id)).toEqual({ sold: 2, held: 0, left: 0 })
  })

  test('that is refused leaves the hold as it is', async () => {
    const { id, product_id } = await makeTickets(2)
    const { cookie, line } = await holder(product_id, 2)
    expect((await refusedCheckOut(api, cookie, { ...BUYER, total: '1.00' })).status).toBe(406)
    expect([(await read({ cookie })).lines[0].held_until, (await stockOf(id)).held]).toEqual([line.held_until, 2])
  })

  test('after the end of the hold takes what is left, or names it', async () => {
    const { id, product_id } = await makeTickets(2)
    const [first, second] = [await holder(product_id, 1), await holder(product_id, 1)]
    await endHolds()
    expect((await checkOut(api, first.cookie, BUYER)).status).toBe(200)
    expect((await holder(product_id, 1)).line.held_until).not.toBeNull()
    const refused = await refusedCheckOut(api, second.cookie, BUYER)
    expect([refused.body.code, refused.body.changes[0].now]).toEqual(['out_of_stock', '0'])
    expect((await stockOf(id)).left).toBe(0)
  })
})

test('an order that is paid after it expired gets the tickets that its reopened basket holds', async () => {
  const { id, product_id } = await makeTickets(2)
  const { cookie } = await holder(product_id, 2)
  const { body } = await checkOut(api, cookie, BUYER)
  await rows(`update "order" set expires_at = now() - interval '1 minute' where id = $1`, [body.id])
  await rows("update hold set expires_at = now() - interval '1 minute' where order_id = $1", [body.id])
  await api.sweep()
  expect((await enter({ cookie })).body.lines[0].held_until).not.toBeNull()
  await payOrder(api, body.id)
  expect(await stockOf(id)).toEqual({ sold: 2, held: 0, left: 0 })
  expect((await read({ cookie })).lines).toEqual([])
})

describe('one address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('cannot empty an event with many baskets', async () => {
    const { id, product_id } = await makeTickets(300)
    await rows('update product set largest_quantity = 10 where id = $1', [product_id])
    const shoppers = []
    for (let at = 0; at < 6; at += 1) shoppers.push(await shopperWith(api, { [product_id]: 10 }))
    const statuses = []
    for (const shopper of shoppers) statuses.push((await enter({ ...shopper, headers: from('198.51.100.4') })).status)
    expect([statuses, (await stockOf(id)).held]).toEqual([[200, 200, 200, 200, 429, 429], 40])
    const [fifth = { cookie: '' }, last = { cookie: '' }] = shoppers.slice(4)
    expect((await enter({ ...last, headers: from('198.51.100.5') })).status).toBe(200)
    // The checkout itself needs no hold.
    expect((await checkOut(api, fifth.cookie, BUYER, from('198.51.100.4'))).status).toBe(200)
  })

  test('cannot do it with one ticket that becomes ten, and reloading counts nothing', async () => {
    const { id, product_id } = await makeTickets(300)
    const headers = from('198.51.100.6')
    for (let at = 0; at < 5; at += 1) {
      const shopper = { ...(await shopperWith(api, { [product_id]: 1 })), headers }
      await enter(shopper)
      await change(shopper, 10)
      for (let turn = 0; turn < 3; turn += 1) await enter(shopper)
    }
    expect((await stockOf(id)).held).toBe(40)
  })
})

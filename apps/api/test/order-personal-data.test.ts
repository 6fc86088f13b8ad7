import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COD, payOrder, startOrderApp } from './order-actions.ts'
import { call, newMember } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

const leave = (cookie: string) => call(desk, 'DELETE', 'me/', undefined, { cookie })
const keptOf = async ({ id }: { id: string }) =>
  (
    await desk.rows(
      'select account_id, email, phone, gift, shipping_address, tracking, total, number from "order" where id = $1',
      [id],
    )
  )[0]

describe('the file of all that is kept', () => {
  test('holds the orders of the account, with what came of them and no secret', async () => {
    const book = await desk.makeBook()
    const { cookie, order } = await desk.buy({ [book.id]: 2 })
    const payment = await payOrder(desk, order.id)
    const { cookie: other } = await newMember(desk)
    const { body, text } = await call(desk, 'GET', 'me/export/', undefined, { cookie })
    expect(body.orders).toMatchObject([
      {
        number: order.number,
        shipping_address: { line1: 'Mangal Bazaar 7' },
        lines: [{ quantity: 2 }],
        events: [{ code: 'placed' }, { code: 'paid' }],
        payments: [{ method: 'esewa', status: 'paid' }],
      },
    ])
    expect([order.hash, payment].filter((secret) => text.includes(secret))).toEqual([])
    expect((await call(desk, 'GET', 'me/export/', undefined, { cookie: other })).body.orders).toEqual([])
  })
})

describe('somebody who leaves', () => {
  test('is forgotten in what is over, of which the shop keeps what was sold and to which town', async () => {
    const book = await desk.makeBook()
    const { cookie, order } = await desk.buy({ [book.id]: 1 })
    await payOrder(desk, order.id)
    for (const status of ['packed', 'shipped', 'delivered'])
      await desk.asStaff(order, 'fulfilment', { status, tracking: 'NCM 7' })
    expect((await leave(cookie)).status).toBe(204)
    expect(await keptOf(order)).toEqual({
      account_id: null,
      email: null,
      phone: null,
      gift: null,
      tracking: null,
      shipping_address: { country: 'NP', line4: 'Lalitpur' },
      total: 50_000,
      number: order.number,
    })
    expect((await desk.seen(order)).shipping_address).toMatchObject({ first_name: '', line: 'Lalitpur' })
  })

  test('still gets what is on its way, and is forgotten once it is there', async () => {
    const book = await desk.makeBook()
    const { cookie, order } = await desk.buy({ [book.id]: 1 }, COD)
    const { order: unrelated } = await desk.buy({ [book.id]: 1 })
    expect((await leave(cookie)).status).toBe(204)
    expect(await keptOf(order)).toMatchObject({ account_id: null, phone: '+9779841234567' })
    for (const status of ['packed', 'shipped', 'delivered']) await desk.asStaff(order, 'fulfilment', { status })
    await desk.asStaff(order, 'collect')
    await desk.sweep()
    expect(await keptOf(order)).toMatchObject({ email: null, phone: null, total: 50_000 })
    expect(await keptOf(unrelated)).toMatchObject({ phone: '+9779841234567' })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COD, payOrder, startOrderApp } from './order-actions.ts'
import { call, newMember } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

const leave = (cookie: string) => call(env, 'DELETE', 'me/', undefined, { cookie })
const keptOf = async ({ id }: { id: string }) =>
  (
    await env.rows(
      'select account_id, email, phone, gift, shipping_address, tracking, total, number from "order" where id = $1',
      [id],
    )
  )[0]

describe('the personal data export', () => {
  test('contains the orders of the account with their events, and no secret', async () => {
    const book = await env.makeBook()
    const { cookie, order } = await env.buy({ [book.id]: 2 })
    const payment = await payOrder(env, order.id)
    const { cookie: other } = await newMember(env)
    const { body, text } = await call(env, 'GET', 'me/export/', undefined, { cookie })
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
    expect((await call(env, 'GET', 'me/export/', undefined, { cookie: other })).body.orders).toEqual([])
  })
})

describe('a deleted account', () => {
  test('is erased from finished orders, which keep what was sold and the town', async () => {
    const book = await env.makeBook()
    const { cookie, order } = await env.buy({ [book.id]: 1 })
    await payOrder(env, order.id)
    for (const status of ['packed', 'shipped', 'delivered'])
      await env.asStaff(order, 'fulfilment', { status, tracking: 'NCM 7' })
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
    expect((await env.seen(order)).shipping_address).toMatchObject({ first_name: '', line: 'Lalitpur' })
  })

  test('is erased from open orders once they are delivered', async () => {
    const book = await env.makeBook()
    const { cookie, order } = await env.buy({ [book.id]: 1 }, COD)
    const { order: unrelated } = await env.buy({ [book.id]: 1 })
    expect((await leave(cookie)).status).toBe(204)
    expect(await keptOf(order)).toMatchObject({ account_id: null, phone: '+9779841234567' })
    for (const status of ['packed', 'shipped', 'delivered']) await env.asStaff(order, 'fulfilment', { status })
    await env.asStaff(order, 'collect')
    await env.sweep()
    expect(await keptOf(order)).toMatchObject({ email: null, phone: null, total: 50_000 })
    expect(await keptOf(unrelated)).toMatchObject({ phone: '+9779841234567' })
  })
})

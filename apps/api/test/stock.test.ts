import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { anHourAgo, type StockActions, stockActions } from './stock-actions.ts'
import { makeVoucher } from './visitors.ts'

let api: RunningApp
let stock: StockActions
beforeAll(async () => {
  api = await startApp()
  stock = stockActions(api)
})
afterAll(() => api.stop())

describe('the stock of an order', () => {
  test('is held; unlimited products are not', async () => {
    const [copy, digital, ticket] = [await stock.book(5), 2, await stock.places(10)]
    const code = await makeVoucher(api, { most_uses: 3 })
    const wanted = [copy, digital, ticket.productId].map((productId) => ({ productId, quantity: 2 }))
    const { orderId, isTaken } = await stock.take({ wanted, codes: [code] })
    expect([isTaken, await stock.leftOf(copy), await stock.leftOf(ticket.productId), await stock.usesOf(code)]).toEqual(
      [true, 3, 8, 1],
    )
    expect(await stock.typeOf(ticket.typeId)).toEqual({ sold: 0, held: 2 })
    expect(await stock.holdsOf(orderId)).toEqual([
      { product_id: copy, quantity: 2, state: 'held', isForEver: false },
      { product_id: ticket.productId, quantity: 2, state: 'held', isForEver: false },
    ])
  })

  test('is refused with all shortages, and nothing is taken', async () => {
    const [copy, plenty, ticket] = [await stock.book(1), await stock.book(9), await stock.places(2)]
    const code = await makeVoucher(api, { most_uses: 1, uses: 1 })
    const wanted = [ticket.productId, plenty, copy].map((productId) => ({ productId, quantity: 3 }))
    expect(await stock.take({ wanted, codes: [code] })).toMatchObject({
      short: [
        { productId: copy, left: 1 },
        { productId: ticket.productId, left: 2 },
      ],
      usedUp: [code],
    })
    expect([await stock.leftOf(copy), await stock.leftOf(plenty), await stock.leftOf(ticket.productId)]).toEqual([
      1, 9, 2,
    ])
  })

  test('is sold once', async () => {
    const [copy, ticket] = [await stock.book(5), await stock.places(10)]
    const { orderId } = await stock.take({
      wanted: [copy, ticket.productId].map((productId) => ({ productId, quantity: 2 })),
    })
    expect([await stock.keep(orderId), await stock.keep(orderId)]).toEqual([{ isComplete: true }, { isComplete: true }])
    expect([await stock.leftOf(copy), await stock.typeOf(ticket.typeId)]).toEqual([3, { sold: 2, held: 0 }])
    expect((await stock.holdsOf(orderId)).map(({ state, isForEver }) => [state, isForEver])).toEqual([
      ['sold', true],
      ['sold', true],
    ])
  })

  test.each([false, true])('is released once (sold: %s)', async (isSold) => {
    const [copy, ticket, code] = [await stock.book(5), await stock.places(10), await makeVoucher(api, { most_uses: 3 })]
    const wanted = [copy, ticket.productId].map((productId) => ({ productId, quantity: 2 }))
    const { orderId } = await stock.take({ wanted, codes: [code] })
    if (isSold) await stock.keep(orderId)
    await stock.release(orderId)
    await stock.release(orderId)
    expect([await stock.leftOf(copy), await stock.typeOf(ticket.typeId), await stock.usesOf(code)]).toEqual([
      5,
      { sold: 0, held: 0 },
      0,
    ])
  })

  test('is released in parts, never more than was taken, and without the voucher', async () => {
    const [copy, ticket, code] = [await stock.book(5), await stock.places(10), await makeVoucher(api, { most_uses: 3 })]
    const { orderId } = await stock.take({
      wanted: [copy, ticket.productId].map((productId) => ({ productId, quantity: 3 })),
      codes: [code],
    })
    await stock.keep(orderId)
    await stock.release(orderId, [{ productId: ticket.productId, quantity: 1 }])
    expect([await stock.leftOf(copy), await stock.typeOf(ticket.typeId), await stock.usesOf(code)]).toEqual([
      2,
      { sold: 2, held: 0 },
      1,
    ])
    await stock.release(orderId, [
      { productId: copy, quantity: 99 },
      { productId: 2, quantity: 1 },
    ])
    expect(await stock.leftOf(copy)).toBe(5)
    await stock.release(orderId)
    expect([await stock.leftOf(copy), await stock.typeOf(ticket.typeId), await stock.usesOf(code)]).toEqual([
      5,
      { sold: 0, held: 0 },
      0,
    ])
  })
})

describe('an expired hold', () => {
  test('is released for the next order, and not before', async () => {
    const [copy, ticket] = [await stock.book(2), await stock.places(2)]
    const wanted = [copy, ticket.productId].map((productId) => ({ productId, quantity: 2 }))
    const first = await stock.take({ wanted })
    expect((await stock.take({ wanted })).isTaken).toBe(false)
    await api.pool.query('update hold set expires_at = $1 where order_id = $2', [anHourAgo(), first.orderId])
    expect((await stock.take({ wanted })).isTaken).toBe(true)
    expect((await stock.holdsOf(first.orderId)).map(({ state }) => state)).toEqual(['released', 'released'])
    expect([await stock.leftOf(copy), await stock.typeOf(ticket.typeId)]).toEqual([0, { sold: 0, held: 2 }])
  })

  test('is kept if nobody else has taken it, and taken again if there is enough', async () => {
    const ticket = await stock.places(2)
    const wanted = [{ productId: ticket.productId, quantity: 2 }]
    const late = await stock.take({ wanted, expiresAt: anHourAgo() })
    const next = await stock.take({ wanted })
    expect([next.isTaken, await stock.keep(late.orderId)]).toEqual([true, { isComplete: false }])
    expect(await stock.typeOf(ticket.typeId)).toEqual({ sold: 0, held: 2 })
    await stock.release(next.orderId)
    expect([await stock.keep(late.orderId), await stock.typeOf(ticket.typeId)]).toEqual([
      { isComplete: true },
      { sold: 2, held: 0 },
    ])
    const slow = await stock.take({ wanted: [{ productId: await stock.book(1), quantity: 1 }], expiresAt: anHourAgo() })
    expect(await stock.keep(slow.orderId)).toEqual({ isComplete: true })
  })

  test('is not taken partly', async () => {
    const [copy, ticket] = [await stock.book(2), await stock.places(2)]
    const wanted = [copy, ticket.productId].map((productId) => ({ productId, quantity: 2 }))
    const late = await stock.take({ wanted })
    await stock.release(late.orderId)
    await stock.take({ wanted: [{ productId: ticket.productId, quantity: 1 }] })
    expect(await stock.keep(late.orderId)).toEqual({ isComplete: false })
    expect([await stock.leftOf(copy), await stock.typeOf(ticket.typeId)]).toEqual([2, { sold: 0, held: 1 }])
  })

  test('of a seat goes to the waiting list', async () => {
    const ticket = await stock.places(1)
    await api.pool.query('update ticket_type set held = 1 where id = $1', [ticket.typeId])
    await api.pool.query(
      `insert into hold (id, product_id, ticket_type_id, quantity, expires_at) values (gen_random_uuid(), $1, $2, 1, $3)`,
      [ticket.productId, ticket.typeId, anHourAgo()],
    )
    expect((await stock.take({ wanted: [{ productId: ticket.productId, quantity: 1 }] })).isTaken).toBe(true)
  })

  test('counts its voucher again if it is available, and honours it if not', async () => {
    const [copy, code] = [await stock.book(9), await makeVoucher(api, { most_uses: 1 })]
    const wanted = [{ productId: copy, quantity: 1 }]
    const late = await stock.take({ wanted, codes: [code] })
    await stock.release(late.orderId)
    const next = await stock.take({ wanted, codes: [code] })
    expect([await stock.keep(late.orderId), await stock.usesOf(code)]).toEqual([{ isComplete: true }, 1])
    await stock.release(next.orderId)
    await stock.release(late.orderId)
    expect([await stock.usesOf(code), await stock.keep(late.orderId), await stock.usesOf(code)]).toEqual([
      0,
      { isComplete: true },
      1,
    ])
  })
})

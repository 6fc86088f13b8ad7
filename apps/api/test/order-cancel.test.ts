import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { COD, payOrder, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

describe('a shopper who cancels', () => {
  const cancel = ({ cookie, order }: { cookie: string; order: { url: string } }) =>
    call(env, 'POST', `${order.url}cancel/`, undefined, { cookie, 'idempotency-key': 'cancel' })

  test('an unpaid order gets the basket back', async () => {
    const book = await env.makeBook(2)
    const bought = await env.buy({ [book.id]: 2 })
    const first = await cancel(bought)
    expect(first.body).toMatchObject({ status: 'Cancelled', payment_status: 'cancelled', can_cancel: false })
    expect((await cancel(bought)).body).toEqual(first.body)
    const again = await call(env, 'POST', `${bought.order.url}cancel/`, undefined, { cookie: bought.cookie })
    expect(again).toMatchObject({ status: 409, body: { code: 'order_closed' } })
    expect([await env.basketState(bought.basket.id), await env.leftOf(book.id)]).toEqual(['Open', 2])
    expect(await env.rows('select status from payment where order_id = $1', [bought.order.id])).toEqual([
      { status: 'cancelled' },
    ])
  })

  test('an unpaid order gets the basket back, also if a new one was started and emptied', async () => {
    const [book, other] = [await env.makeBook(2), await env.makeBook(2)]
    const bought = await env.buy({ [book.id]: 1 })
    const begun = (await env.add({ url: `/v1/api/products/${other.id}/` }, { cookie: bought.cookie })).json()
    const [line] = begun.lines
    await call(env, 'DELETE', `baskets/${begun.id}/lines/${line.id}/`, undefined, { cookie: bought.cookie })
    await cancel(bought)
    const { body } = await call(env, 'GET', 'basket/', undefined, { cookie: bought.cookie })
    expect([body.id, body.lines.length]).toEqual([bought.basket.id, 1])
  })

  test('a paid order gets a refund, until it is packed', async () => {
    const book = await env.makeBook(3)
    const [early, late] = [await env.buy({ [book.id]: 1 }), await env.buy({ [book.id]: 1 })]
    for (const { order } of [early, late]) await payOrder(env, order.id)
    expect((await cancel(early)).body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'refund_due',
      refunded: early.order.total_incl_tax,
    })
    await env.asStaff(late.order, 'fulfilment', { status: 'packed' })
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: 'order_packed' } })
    expect((await env.seen(late.order)).cancel_reason).toMatch(/packed/)
    expect(await env.leftOf(book.id)).toBe(2)
  })

  test('a cash-on-delivery order can do so until it is shipped', async () => {
    const book = await env.makeBook(3)
    const [early, late] = [await env.buy({ [book.id]: 1 }, COD), await env.buy({ [book.id]: 1 }, COD)]
    for (const { order } of [early, late]) await env.asStaff(order, 'fulfilment', { status: 'packed' })
    await env.asStaff(late.order, 'fulfilment', { status: 'shipped' })
    expect((await cancel(early)).body).toMatchObject({ status: 'Cancelled', fulfilment_status: 'unfulfilled' })
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: 'order_sent' } })
    expect((await env.asStaff(late.order, 'cancel')).status).toBe(409)
  })

  test('cannot return digital products', async () => {
    const ebook = await env.makeEbook()
    const bought = await env.buy({ [ebook.id]: 1 })
    await payOrder(env, bought.order.id)
    expect(await cancel(bought)).toMatchObject({ status: 406, body: { code: 'cancel_used' } })
    expect((await env.asStaff(bought.order, 'cancel')).body).toMatchObject({ fulfilment_status: 'revoked' })
  })

  test.each([
    ["before the organiser's deadline", { refund_hours: 48 }, 60, {}, 200],
    ['too late', { refund_hours: 48 }, 40, {}, 406],
    ['without a deadline', {}, 200, {}, 406],
    ['of a cancelled event', {}, 2, { status: 'cancelled' as const }, 200],
  ])('tickets %s', async (_when, facts, hours, columns, status) => {
    const event = await makeContent(env.database, 'event', { facts })
    const date = await makeEventDate(env.database, event, { starts_at: hoursFrom(new Date(), hours) })
    const ticket = await makeTicketType(env.database, date, { capacity: 5 })
    const bought = await env.buy({ [ticket.product_id]: 2 })
    await payOrder(env, bought.order.id)
    await env.database
      .updateTable('event_date')
      .set(columns)
      .set({ is_streamed: false })
      .where('id', '=', date.id)
      .execute()
    expect((await cancel(bought)).status).toBe(status)
    const [type] = await env.rows('select sold, held from ticket_type where id = $1', [ticket.id])
    expect(type).toEqual({ sold: status === 200 ? 0 : 2, held: 0 })
  })

  test.each([
    ['that are handed on', 'update ticket set is_transferred = true'],
    [
      'that were checked in',
      `insert into check_in (scan_id, asked, event_date_id, ticket_id, result, checked_in_at, scanned_at)
        select gen_random_uuid(), decode(repeat('00', 32), 'hex'), event_date_id, ticket.id, 'ok', now(), now()
        from ticket join ticket_type on ticket_type.id = ticket_type_id`,
    ],
  ])('tickets %s cannot be refunded', async (_what, used) => {
    const event = await makeContent(env.database, 'event', { facts: { refund_hours: 1 } })
    const date = await makeEventDate(env.database, event, { starts_at: hoursFrom(new Date(), 60) })
    const ticket = await makeTicketType(env.database, date, { capacity: 5 })
    const bought = await env.buy({ [ticket.product_id]: 2 })
    await payOrder(env, bought.order.id)
    const [one] = await env.rows(
      'select ticket.id from ticket join order_line on order_line.id = order_line_id where order_id = $1 limit 1',
      [bought.order.id],
    )
    await env.rows(`${used} where ticket.id = $1`, [one.id])
    expect(await cancel(bought)).toMatchObject({ status: 406, body: { code: 'cancel_ticket_used' } })
  })

  test('staff enter a reason, as text that can be stored', async () => {
    const book = await env.makeBook(1)
    const { order } = await env.buy({ [book.id]: 1 }, COD)
    expect((await env.asStaff(order, 'cancel', { reason: 5 })).status).toBe(400)
    const { body } = await env.asStaff(order, 'cancel', { reason: ' Rained \u0007\udfff on ' })
    expect(body.events.at(-1)).toMatchObject({ code: 'cancelled', note: { by: 'staff', reason: 'Rained on' } })
    expect(await env.leftOf(book.id)).toBe(1)
  })
})

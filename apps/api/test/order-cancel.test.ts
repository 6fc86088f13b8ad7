import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { COD, payOrder, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

describe('a shopper who cancels', () => {
  const cancel = ({ cookie, order }: { cookie: string; order: { url: string } }) =>
    call(desk, 'POST', `${order.url}cancel/`, undefined, { cookie, 'idempotency-key': 'cancel' })

  test('what is not paid has the basket again', async () => {
    const book = await desk.makeBook(2)
    const bought = await desk.buy({ [book.id]: 2 })
    const first = await cancel(bought)
    expect(first.body).toMatchObject({ status: 'Cancelled', payment_status: 'cancelled', can_cancel: false })
    expect((await cancel(bought)).body).toEqual(first.body)
    const again = await call(desk, 'POST', `${bought.order.url}cancel/`, undefined, { cookie: bought.cookie })
    expect(again).toMatchObject({ status: 409, body: { code: 'order_closed' } })
    expect([await desk.basketState(bought.basket.id), await desk.leftOf(book.id)]).toEqual(['Open', 2])
    expect(await desk.rows('select status from payment where order_id = $1', [bought.order.id])).toEqual([
      { status: 'cancelled' },
    ])
  })

  test('what is not paid has the basket again, also where a new one was begun and emptied', async () => {
    const [book, other] = [await desk.makeBook(2), await desk.makeBook(2)]
    const bought = await desk.buy({ [book.id]: 1 })
    const begun = (await desk.add({ url: `/v1/api/products/${other.id}/` }, { cookie: bought.cookie })).json()
    const [line] = begun.lines
    await call(desk, 'DELETE', `baskets/${begun.id}/lines/${line.id}/`, undefined, { cookie: bought.cookie })
    await cancel(bought)
    const { body } = await call(desk, 'GET', 'basket/', undefined, { cookie: bought.cookie })
    expect([body.id, body.lines.length]).toEqual([bought.basket.id, 1])
  })

  test('what is paid has the money on its way back, until somebody packs it', async () => {
    const book = await desk.makeBook(3)
    const [early, late] = [await desk.buy({ [book.id]: 1 }), await desk.buy({ [book.id]: 1 })]
    for (const { order } of [early, late]) await payOrder(desk, order.id)
    expect((await cancel(early)).body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'refund_due',
      refunded: early.order.total_incl_tax,
    })
    await desk.asStaff(late.order, 'fulfilment', { status: 'packed' })
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: 'order_packed' } })
    expect((await desk.seen(late.order)).cancel_reason).toMatch(/packed/)
    expect(await desk.leftOf(book.id)).toBe(2)
  })

  test('what is paid on delivery can do so until it is sent', async () => {
    const book = await desk.makeBook(3)
    const [early, late] = [await desk.buy({ [book.id]: 1 }, COD), await desk.buy({ [book.id]: 1 }, COD)]
    for (const { order } of [early, late]) await desk.asStaff(order, 'fulfilment', { status: 'packed' })
    await desk.asStaff(late.order, 'fulfilment', { status: 'shipped' })
    expect((await cancel(early)).body).toMatchObject({ status: 'Cancelled', fulfilment_status: 'unfulfilled' })
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: 'order_sent' } })
    expect((await desk.asStaff(late.order, 'cancel')).status).toBe(409)
  })

  test('what can be read at once cannot', async () => {
    const ebook = await desk.makeEbook()
    const bought = await desk.buy({ [ebook.id]: 1 })
    await payOrder(desk, bought.order.id)
    expect(await cancel(bought)).toMatchObject({ status: 406, body: { code: 'cancel_used' } })
    expect((await desk.asStaff(bought.order, 'cancel')).body).toMatchObject({ fulfilment_status: 'revoked' })
  })

  test.each([
    ['while the organizer takes them back', { refund_hours: 48 }, 60, {}, 200],
    ['too late', { refund_hours: 48 }, 40, {}, 406],
    ['where the organizer decides', {}, 200, {}, 406],
    ['when the evening is called off', {}, 2, { status: 'cancelled' as const }, 200],
  ])('tickets %s', async (_when, facts, hours, columns, status) => {
    const event = await makeContent(desk.database, 'event', { facts })
    const date = await makeEventDate(desk.database, event, { starts_at: hoursFrom(new Date(), hours) })
    const ticket = await makeTicketType(desk.database, date, { capacity: 5 })
    const bought = await desk.buy({ [ticket.product_id]: 2 })
    await payOrder(desk, bought.order.id)
    await desk.database
      .updateTable('event_date')
      .set(columns)
      .set({ is_streamed: false })
      .where('id', '=', date.id)
      .execute()
    expect((await cancel(bought)).status).toBe(status)
    const [type] = await desk.rows('select sold, held from ticket_type where id = $1', [ticket.id])
    expect(type).toEqual({ sold: status === 200 ? 0 : 2, held: 0 })
  })

  test.each([
    ['that are handed on', 'update ticket set is_transferred = true'],
    [
      'that have let somebody in',
      `insert into check_in (scan_id, asked, event_date_id, ticket_id, result, checked_in_at, scanned_at)
        select gen_random_uuid(), decode(repeat('00', 32), 'hex'), event_date_id, ticket.id, 'ok', now(), now()
        from ticket join ticket_type on ticket_type.id = ticket_type_id`,
    ],
  ])('tickets %s cannot be turned into money', async (_what, used) => {
    const event = await makeContent(desk.database, 'event', { facts: { refund_hours: 1 } })
    const date = await makeEventDate(desk.database, event, { starts_at: hoursFrom(new Date(), 60) })
    const ticket = await makeTicketType(desk.database, date, { capacity: 5 })
    const bought = await desk.buy({ [ticket.product_id]: 2 })
    await payOrder(desk, bought.order.id)
    const [one] = await desk.rows(
      'select ticket.id from ticket join order_line on order_line.id = order_line_id where order_id = $1 limit 1',
      [bought.order.id],
    )
    await desk.rows(`${used} where ticket.id = $1`, [one.id])
    expect(await cancel(bought)).toMatchObject({ status: 406, body: { code: 'cancel_ticket_used' } })
  })

  test('for them those who work here say why, as text that can be stored', async () => {
    const book = await desk.makeBook(1)
    const { order } = await desk.buy({ [book.id]: 1 }, COD)
    expect((await desk.asStaff(order, 'cancel', { reason: 5 })).status).toBe(400)
    const { body } = await desk.asStaff(order, 'cancel', { reason: ' Rained \u0000\udfff on ' })
    expect(body.events.at(-1)).toMatchObject({ code: 'cancelled', note: { by: 'staff', reason: 'Rained on' } })
    expect(await desk.leftOf(book.id)).toBe(1)
  })
})

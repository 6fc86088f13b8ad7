import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTicketType } from './make-content.ts'
import { labelsOf, makeSeatedEvent, SEAT_BUYER, type SeatedEvent, startSeatedApp } from './make-seats.ts'
import { checkOut, NEPALI, payOrder } from './order-actions.ts'
import { call, logIn } from './visitors.ts'

let app: Awaited<ReturnType<typeof startSeatedApp>>
beforeAll(async () => {
  app = await startSeatedApp()
})
beforeEach(() => app.pool.query('delete from rate_limit'))
afterAll(() => app.stop())

describe('a checkout', () => {
  test('sells the chosen seats, and the best free ones for the other tickets', async () => {
    const event = await makeSeatedEvent(app.database, { rows: ['.....', '.....'] })
    const { order } = await app.buySeats(event, { seats: event.ids('B5'), quantity: 3, pay: true })
    expect(labelsOf(order.lines[0].seats)).toEqual(['Row A, seat 1', 'Row A, seat 2', 'Row B, seat 5'])
    const tickets = await app.ticketsOf(order)
    expect(tickets.map(({ seat }: { seat: { label: string } }) => seat.label).toSorted()).toEqual([
      'Row A, seat 1',
      'Row A, seat 2',
      'Row B, seat 5',
    ])
    expect(tickets[0].seat).toMatchObject({ section: 'Balcony', row: 'B', number: 5, kind: 'normal' })
  })

  test('refuses a seat that others have by now by its name, and the cart stays as it is', async () => {
    const event = await makeSeatedEvent(app.database, { price: 95_000 })
    const { cookie } = await app.choose(event, { seats: event.ids('A1', 'A2') })
    await app.expireHolds()
    await app.buySeats(event, { seats: event.ids('A2') })
    const { status, body } = await checkOut(app, cookie, SEAT_BUYER)
    expect([status, body.code, body.changes[0].kind]).toEqual([406, 'seat_taken', 'seat'])
    expect(body.reason).toBe('Balcony, seated: Row A, seat 2 is already taken. Choose another seat.')
    const nepali = await checkOut(app, cookie, SEAT_BUYER, NEPALI)
    expect(nepali.body.reason).toContain('पङ्क्ति A, सिट २ अरूले लिइसकेका छन्।')
    const { body: basket } = await call(app, 'GET', 'basket/', undefined, { cookie })
    expect([basket.status, basket.lines[0].quantity, basket.lines[0].seats.length]).toEqual(['Open', 2, 2])
    expect(await app.takenAt(event)).toEqual(['A2'])
  })

  test('without enough seats that can be given it sells none', async () => {
    const event = await makeSeatedEvent(app.database, { rows: ['.W.'] })
    const { cookie } = await app.choose(event, { quantity: 3 })
    const { status, body } = await checkOut(app, cookie, SEAT_BUYER)
    expect([status, body.code, body.changes[0].now]).toEqual([406, 'out_of_stock', '2'])
    expect(await app.takenAt(event)).toEqual([])
    const { order } = await app.buySeats(event, { seats: event.ids('A2'), quantity: 3, pay: true })
    expect(order.lines[0].seats[1].label).toBe('Row A, seat 2 (wheelchair space)')
  })

  test('gives two ticket types of one section different seats', async () => {
    const event = await makeSeatedEvent(app.database, { rows: ['..'] })
    const student = await makeTicketType(app.database, { id: event.dateId }, { section_id: event.sectionId, price: 0 })
    const { cookie } = await app.choose(event, { seats: event.ids('A1') })
    await app.choose({ ...event, productId: student.product_id }, { seats: event.ids('A1'), cookie })
    expect((await checkOut(app, cookie, SEAT_BUYER)).body.code).toBe('seat_taken')
    expect(await app.takenAt(event)).toEqual(['A1'])
  })

  test('tickets without numbered seats have none', async () => {
    const event = await makeSeatedEvent(app.database)
    await app.rows('update ticket_type set section_id = null where id = $1', [event.typeId])
    const { order } = await app.buySeats(event, { quantity: 2, pay: true })
    expect(order.lines[0].seats).toEqual([])
    expect((await app.ticketsOf(order)).map(({ seat }: { seat: null }) => seat)).toEqual([null, null])
  })
})

describe('the seats of an order', () => {
  const seats = async (event: SeatedEvent, pay: boolean) =>
    app.buySeats(event, { seats: event.ids('A1', 'A2', 'A3'), pay })

  test('are free again when it is cancelled, and the cart keeps the choice', async () => {
    const event = await makeSeatedEvent(app.database, { price: 95_000 })
    const { order, cookie } = await seats(event, false)
    expect(await app.takenAt(event)).toEqual(['A1', 'A2', 'A3'])
    await app.asStaff(order, 'cancel', { reason: '' })
    expect(await app.takenAt(event)).toEqual([])
    const { body } = await call(app, 'GET', 'basket/', undefined, { cookie })
    expect(body.lines[0].seats).toHaveLength(3)
    expect((await checkOut(app, cookie, SEAT_BUYER)).status).toBe(200)
  })

  test('are free again when it expires, also before the job runs', async () => {
    const event = await makeSeatedEvent(app.database, { price: 95_000 })
    const { order } = await seats(event, false)
    await app.rows("update taken_seat set expires_at = now() - interval '1 second' where order_id = $1", [order.id])
    expect(await app.takenAt(event)).toEqual([])
    expect((await app.choose(event, { seats: event.ids('A1') })).status).toBe(200)
    await app.expire(order)
    expect(await app.takenAt(event)).toEqual(['A1'])
  })

  test('are its own when it is paid late, unless others have one of them', async () => {
    const event = await makeSeatedEvent(app.database, { price: 95_000 })
    const late = await seats(event, false)
    await app.expire(late.order)
    await payOrder(app, late.order.id)
    expect(await app.takenAt(event)).toEqual(['A1', 'A2', 'A3'])
    expect(await app.ticketsOf(late.order)).toHaveLength(3)

    const other = await makeSeatedEvent(app.database, { price: 95_000 })
    const { order } = await seats(other, false)
    await app.expire(order)
    await app.buySeats(other, { seats: other.ids('A2'), pay: true })
    await payOrder(app, order.id)
    expect(await app.takenAt(other)).toEqual(['A2'])
    expect(await app.ticketsOf(order)).toEqual([])
    const [type] = await app.rows('select sold, held from ticket_type where id = $1', [other.typeId])
    expect(type).toEqual({ sold: 1, held: 0 })
  })

  test('are free again as far as its tickets are refunded', async () => {
    const event = await makeSeatedEvent(app.database, { price: 95_000 })
    const { order } = await seats(event, true)
    const { body } = await app.asStaff(order, 'refund', { lines: [{ line: order.lines[0].id, quantity: 1 }] })
    expect(await app.takenAt(event)).toEqual(['A1', 'A2'])
    expect(labelsOf(body.lines[0].seats)).toEqual(['Row A, seat 1', 'Row A, seat 2'])
    await app.buySeats(event, { seats: event.ids('A3'), pay: true })
    await app.asStaff(order, 'cancel', { reason: '' })
    expect(await app.takenAt(event)).toEqual(['A3'])
  })

  test('are on its receipt, in its emails and on the door list', async () => {
    const event = await makeSeatedEvent(app.database, { price: 95_000 })
    const { order } = await app.buySeats(event, { seats: event.ids('B4'), pay: true })
    const receipt = await call(app, 'GET', `orders/by-hash/${order.hash}/receipt/`)
    expect(receipt.body.lines[0].seats).toEqual(['Row B, seat 4'])
    await app.drainJobs()
    const mails = app.mails.filter(({ text }) => text.includes('Row B, seat 4'))
    expect(mails.length).toBeGreaterThan(0)
    const list = await call(app, 'GET', `staff/check-in/${event.dateId}/`, undefined, { cookie: app.staff })
    expect(list.body.tickets[0].seat).toBe('Row B, seat 4')
    const [ticket] = await app.ticketsOf(order)
    const scan = { event_date_id: event.dateId, code: ticket.code, scan_id: '0f8fad5b-d9cb-469f-a165-70867728950e' }
    const checked = await call(app, 'POST', 'staff/check-in/', scan, { cookie: app.staff })
    expect(checked.body.ticket.seat).toBe('Row B, seat 4')
  })

  test('stay with a ticket that is transferred or reissued', async () => {
    const event = await makeSeatedEvent(app.database)
    const { order } = await app.buySeats(event, { seats: event.ids('A4'), pay: true })
    const [ticket] = await app.ticketsOf(order)
    const cookie = await logIn(app, 'maya@example.com')
    await app.rows('update "order" set account_id = (select id from account where email = $2) where id = $1', [
      order.id,
      'maya@example.com',
    ])
    const reissued = await call(app, 'POST', `tickets/${ticket.id}/reissue/`, undefined, { cookie })
    expect([reissued.status, reissued.body.seat.label]).toEqual([200, 'Row A, seat 4'])
    await call(app, 'POST', `tickets/${ticket.id}/transfer/`, { email: 'nisha@example.com' }, { cookie })
    await app.drainJobs()
    const [, token] =
      app.mails.map(({ text }) => /\/transfer\/([\w-]+)/.exec(text)).find((found) => found !== null) ?? []
    const offered = await call(app, 'GET', `tickets/transfers/${token}/`)
    expect(offered.body.ticket.seat.label).toBe('Row A, seat 4')
    const taken = await call(app, 'POST', `tickets/transfers/${token}/accept/`, {})
    expect(taken.body.seat.label).toBe('Row A, seat 4')
    expect(await app.takenAt(event)).toEqual(['A4'])
  })
})

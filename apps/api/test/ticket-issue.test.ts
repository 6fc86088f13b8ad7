import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { settleOrder } from '../src/orders/settle-order.ts'
import { issueTickets, revokeTickets } from '../src/tickets/queries/tickets.ts'
import { checkOut, GUEST, shopperWith } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

const UUID = /^[0-9a-f-]{36}$/

describe('a ticket', () => {
  test('is issued when its order is settled, one per seat, with everything its holder needs', async () => {
    const { slug, dateId, typeId, productId } = await office.makeTicketedEvent()
    const cookie = await office.logIn('buyer@example.com')
    const order = await office.buy(productId, { quantity: 2, cookie })
    const { status, body } = await office.ask('GET', `orders/${order.id}/tickets/`, { cookie })
    expect([status, body.count, body.next]).toEqual([200, 2, null])
    const [first, second] = body.results
    expect(first).toEqual({
      id: expect.stringMatching(UUID),
      url: `/v1/api/tickets/${first.id}/`,
      hash_url: expect.stringMatching(/^\/v1\/api\/tickets\/[0-9a-f]{64}\/$/),
      order_number: order.number,
      order_hash_url: `/v1/api/orders/by-hash/${order.hash}/`,
      is_transferred: false,
      number: 1,
      state: 'valid',
      code: expect.stringMatching(/^T1\.[\w-]+\.[\w-]+$/),
      revision: 1,
      holder: '',
      price: '0.00',
      organizer: '',
      admits: 'hall',
      ticket_type: { id: typeId, title: 'A place in the hall' },
      event: { slug, title: 'Low Cloud', url: `/v1/api/events/${slug}/` },
      date: expect.objectContaining({ id: dateId, state: 'upcoming' }),
      seat: null,
      venue: expect.objectContaining({ name: 'The courtyard', access_notes: 'A ramp is at the side.' }),
      picture: null,
      watch_until: null,
      live_url: null,
      calendar_url: `${first.hash_url}calendar.ics?language=en`,
      pdf_url: `${first.hash_url}ticket.pdf?language=en`,
      apple_wallet_url: null,
      google_wallet_url: null,
      checked_in_at: null,
      transfer: null,
    })
    expect(first.code.length).toBeLessThanOrEqual(120)
    expect([second.number, second.code === first.code]).toEqual([2, false])
    expect((await office.ask('GET', 'tickets/', { cookie })).body.results.map(({ id }: { id: string }) => id)).toEqual([
      first.id,
      second.id,
    ])
    const nepali = await office.app.inject({ url: first.url, headers: { cookie, 'accept-language': 'ne' } })
    expect(nepali.json().event.title).toBe('होचो बादल')
  })

  test('is not issued before the payment', async () => {
    const { productId } = await office.makeTicketedEvent({ ticket: { price: 80_000 } })
    const { cookie } = await shopperWith(office, { [productId]: 3 })
    const { body: order } = await checkOut(office, cookie, GUEST)
    expect(await office.ticketsOf(order)).toEqual([])
    const { rows } = await office.pool.query('select id from payment where order_id = $1', [order.id])
    const settle = () =>
      transaction(office.database, (inside) =>
        settleOrder(inside, { orderId: order.id, paymentId: rows[0].id, by: 'payment' }),
      )
    expect(await settle()).toBe('settled')
    expect(await settle()).toBe('already')
    expect(await office.ticketsOf(order)).toHaveLength(3)
  })

  test('is issued once, also concurrently', async () => {
    const { productId } = await office.makeTicketedEvent()
    const order = await office.buy(productId, { quantity: 4 })
    const before = await office.ticketsOf(order)
    await Promise.all(
      Array.from({ length: 8 }, () => transaction(office.database, (inside) => issueTickets(inside, order.id))),
    )
    expect(await office.ticketsOf(order)).toEqual(before)
  })

  test('for a stream has no code, but the URL of the stream', async () => {
    const { slug, dateId, productId } = await office.makeTicketedEvent({ ticket: { admits: 'stream' } })
    const [ticket] = await office.ticketsOf(await office.buy(productId))
    expect(ticket).toMatchObject({
      admits: 'stream',
      code: null,
      live_url: `/v1/api/events/${slug}/${dateId}/live/`,
      state: 'valid',
    })
  })

  test('is invalid after a refund: all, or a quantity of a product', async () => {
    const { productId } = await office.makeTicketedEvent()
    const other = await office.makeTicketedEvent()
    const { cookie } = await shopperWith(office, { [productId]: 3, [other.productId]: 1 })
    const { body: order } = await checkOut(office, cookie, { guest_email: 'maya@example.com' })
    const revoke = (lines?: { productId: number; quantity: number }[]) =>
      transaction(office.database, (inside) => revokeTickets(inside, { orderId: order.id, ...(lines && { lines }) }))
    const states = async () =>
      (await office.ticketsOf(order)).map((each: { state: string; code: string | null }) => [
        each.state,
        each.code !== null,
      ])
    const [valid, revoked] = [
      ['valid', true],
      ['revoked', false],
    ]
    expect(await states()).toEqual([valid, valid, valid, valid])
    await revoke([{ productId, quantity: 2 }])
    expect(await states()).toEqual([valid, revoked, revoked, valid])
    await revoke([])
    expect(await states()).toEqual([valid, revoked, revoked, valid])
    await revoke()
    expect(await states()).toEqual([revoked, revoked, revoked, revoked])
  })

  test('that is neither used nor transferred is refunded first', async () => {
    const { productId, dateId } = await office.makeTicketedEvent()
    const order = await office.buy(productId, { quantity: 3 })
    const [, second, third] = await office.ticketsOf(order)
    const scan = { code: third.code, event_date_id: dateId, scan_id: crypto.randomUUID() }
    await office.ask('POST', 'staff/check-in/', { body: scan, cookie: office.staff })
    await office.ask('POST', `${second.hash_url}transfer/`, { body: { email: 'friend@example.com' } })
    const [mail] = await office.mailsTo('friend@example.com')
    await office.ask('POST', `tickets/transfers/${mail?.secret}/accept/`, { body: {} })
    await transaction(office.database, (inside) =>
      revokeTickets(inside, { orderId: order.id, lines: [{ productId, quantity: 1 }] }),
    )
    const states = (await office.ticketsOf(order)).map(({ state }: { state: string }) => state)
    expect(states).toEqual(['revoked', 'transferred', 'used'])
  })

  test('shows its code to holders of the hash until the event is over', async () => {
    const { productId, dateId } = await office.makeTicketedEvent()
    const cookie = await office.logIn('late@example.com')
    const order = await office.buy(productId, { cookie })
    const [seen] = await office.ticketsOf(order)
    expect(seen.code).not.toBeNull()
    await office.endEventDate(dateId)
    expect((await office.ticketsOf(order))[0]).toMatchObject({ state: 'ended', code: null })
    expect((await office.ask('GET', seen.hash_url)).body).toMatchObject({ state: 'ended', code: null })
    expect((await office.ask('GET', seen.url, { cookie })).body).toMatchObject({ state: 'ended', code: seen.code })
  })
})

describe('a ticket changes', () => {
  test("its holder's name, which is not in the code", async () => {
    const { productId } = await office.makeTicketedEvent()
    const [ticket] = await office.ticketsOf(await office.buy(productId))
    const named = await office.ask('PATCH', ticket.hash_url, { body: { holder: '  Sita \u0000\n Rai ' } })
    expect([named.status, named.body.holder, named.body.code]).toEqual([200, 'Sita Rai', ticket.code])
    const long = await office.ask('PATCH', ticket.hash_url, { body: { holder: 'x'.repeat(101) } })
    expect([long.status, Object.keys(long.body)[0]]).toEqual([400, 'holder'])
    expect((await office.ask('PATCH', ticket.hash_url, { body: { holder: '' } })).body.holder).toBe('')
  })

  test('its code, which makes the old one invalid', async () => {
    const { productId, dateId } = await office.makeTicketedEvent()
    const [ticket] = await office.ticketsOf(await office.buy(productId))
    const { body: anew } = await office.ask('POST', `${ticket.hash_url}reissue/`)
    expect([anew.revision, anew.code === ticket.code]).toEqual([2, false])
    const check = async (code: string) => {
      const body = { code, event_date_id: dateId, scan_id: crypto.randomUUID() }
      return (await office.ask('POST', 'staff/check-in/', { body, cookie: office.staff })).body.result
    }
    expect([await check(ticket.code), await check(anew.code), await check(anew.code)]).toEqual([
      'replaced',
      'ok',
      'already',
    ])
    const used = await office.ask('POST', `${ticket.hash_url}reissue/`)
    expect([used.status, used.body.code]).toEqual([409, 'ticket_used'])
  })

  test('its code once per key, however often the request is sent', async () => {
    const { productId } = await office.makeTicketedEvent()
    const [ticket] = await office.ticketsOf(await office.buy(productId))
    const reissue = () => office.ask('POST', `${ticket.hash_url}reissue/`, { headers: { 'idempotency-key': 'anew' } })
    const [first, again] = [await reissue(), await reissue()]
    expect([first.body.revision, again.status, again.body]).toEqual([2, 200, first.body])
  })

  test('its code only as often as the revision allows', async () => {
    const { productId } = await office.makeTicketedEvent()
    const [ticket] = await office.ticketsOf(await office.buy(productId))
    await office.pool.query('update ticket set revision = 65535 where id = $1', [ticket.id])
    const { status, body } = await office.ask('POST', `${ticket.hash_url}reissue/`)
    expect([status, body.code]).toEqual([409, 'too_many_codes'])
  })
})

describe('the calendar of a ticket', () => {
  const lineOf = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1]
  const entryOf = (text: string) => ['UID', 'STATUS', 'SUMMARY'].map((name) => lineOf(text, name))

  test('has one UID, a growing SEQUENCE and is cancelled in the end', async () => {
    const { productId, dateId } = await office.makeTicketedEvent()
    const order = await office.buy(productId)
    const [ticket] = await office.ticketsOf(order)
    const read = async () => {
      const answer = await office.get(ticket.calendar_url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
      return answer.body
    }
    const age = () =>
      office.pool.query(
        `with t as (update ticket set updated_at = '2026-02-01') update content set updated_at = '2026-02-01'
         where id = (select event_id from event_date where id = $1)`,
        [dateId],
      )
    await age()
    const first = await read()
    const uid = `ticket-${ticket.id}@dabali.example`
    expect(entryOf(first)).toEqual([uid, 'CONFIRMED', 'Low Cloud'])
    expect(first.replace(/\r\n /g, '')).toMatch(/\nURL;VALUE=URI:http\S+\/ticket\/[0-9a-f]{64}\r\n/)
    expect(lineOf(first, 'TRIGGER')).toBe('-PT2H')
    expect(lineOf(first, 'LOCATION')).toBe('The courtyard\\, Patan')
    const sequence = (text: string) => Number(lineOf(text, 'SEQUENCE'))
    await office.pool.query(`update event_date set status = 'postponed' where id = $1`, [dateId])
    const second = await read()
    expect(entryOf(second)).toEqual([uid, 'TENTATIVE', 'Low Cloud'])
    expect(sequence(second)).toBeGreaterThan(sequence(first))
    await office.pool.query(`update event_date set status = 'scheduled' where id = $1`, [dateId])
    await age()
    await transaction(office.database, (inside) => revokeTickets(inside, { orderId: order.id }))
    const last = await read()
    expect(entryOf(last)).toEqual([uid, 'CANCELLED', 'Low Cloud'])
    expect(sequence(last)).toBeGreaterThan(sequence(first))
  })

  test('is cancelled for the former holder after a transfer', async () => {
    const { productId } = await office.makeTicketedEvent()
    const [ticket] = await office.ticketsOf(await office.buy(productId))
    await office.ask('POST', `${ticket.hash_url}transfer/`, { body: { email: 'other@example.com' } })
    const [mail] = await office.mailsTo('other@example.com')
    const { body: taken } = await office.ask('POST', `tickets/transfers/${mail?.secret}/accept/`, { body: {} })
    const statusOf = async (url: string) => lineOf((await office.get(url)).body, 'STATUS')
    expect([await statusOf(ticket.calendar_url), await statusOf(taken.calendar_url)]).toEqual([
      'CANCELLED',
      'CONFIRMED',
    ])
  })
})

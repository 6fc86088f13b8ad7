import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { revokeTickets } from '../src/tickets/queries/tickets.ts'
import { hoursFrom } from './make-content.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

let counted = 0
const someone = (name: string) => `${name}-${++counted}@example.com`

const send = (ticket: { hash_url: string }, email: string, headers = {}) =>
  office.ask('POST', `${ticket.hash_url}transfer/`, { body: { email }, headers })
const accept = (token = '', { cookie = '', ...body }: { cookie?: string; holder?: string } = {}) =>
  office.ask('POST', `tickets/transfers/${token}/accept/`, { body, cookie })
const look = (token = '') => office.ask('GET', `tickets/transfers/${token}/`)
const secretFor = async (email: string) => (await office.mailsTo(email)).at(-1)?.secret

type Parts = {
  count: number
  next: string | null
  counts: Record<'upcoming' | 'past' | 'inactive', number>
  results: { id: string; state: string }[]
}

/** A guest's ticket with a transfer link for a friend. */
async function offered({
  email = someone('buyer'),
  ...parts
}: { email?: string } & Parameters<BoxOffice['makeTicketedEvent']>[0] = {}) {
  const event = await office.makeTicketedEvent(parts)
  const order = await office.buy(event.productId, { email })
  const [ticket] = await office.ticketsOf(order)
  const friend = someone('friend')
  const sent = await send(ticket, friend)
  return { ...event, buyer: email, order, ticket, friend, sent, token: (await secretFor(friend)) ?? '' }
}

async function scan(dateId: number, code: string) {
  const body = { code, event_date_id: dateId, scan_id: crypto.randomUUID() }
  return (await office.ask('POST', 'staff/check-in/', { body, cookie: office.staff })).body.result
}

describe('a transfer', () => {
  test('is accepted through its link; nothing changes before', async () => {
    const { ticket, order, sent, token, buyer, friend } = await offered()
    expect([sent.status, sent.body.code, sent.body.state]).toEqual([200, ticket.code, 'valid'])
    expect(sent.body.transfer).toEqual({ email: 'f***@example.com', expires_at: expect.any(String) })
    const days = (Date.parse(sent.body.transfer.expires_at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    const { body: seen } = await look(token)
    expect(seen).toMatchObject({ state: 'open', sender: buyer, ticket: { event: { title: 'Low Cloud' } } })
    expect(JSON.stringify(seen)).not.toContain('T1.')
    expect((await office.ticketsOf(order))[0].code).toBe(ticket.code)

    const { status, body: taken } = await accept(token, { holder: 'Friend' })
    expect(status).toBe(200)
    expect(taken).toMatchObject({ id: ticket.id, state: 'valid', revision: 2, holder: 'Friend', transfer: null })
    expect(taken.is_transferred).toBe(true)
    expect(taken.hash_url).not.toBe(ticket.hash_url)
    const mails = await office.mailsTo(friend)
    expect(taken.hash_url).toContain(mails[0]?.secret ?? 'nothing')
    expect(mails[0]?.files).toEqual(['tickets.pdf', 'tickets.ics'])
    expect((await office.mailsTo(buyer)).map(({ subject }) => subject)).toContain(
      'Your ticket was transferred to f***@example.com',
    )
  })

  test('sent twice with one key is mailed once, and its link works', async () => {
    const { productId } = await office.makeTicketedEvent()
    const [ticket] = await office.ticketsOf(await office.buy(productId, { email: someone('buyer') }))
    const friend = someone('friend')
    const headers = { 'idempotency-key': 'transfer' }
    const [first, again] = [await send(ticket, friend, headers), await send(ticket, friend, headers)]
    expect([first.status, again.status, again.body.transfer]).toEqual([200, 200, first.body.transfer])
    const mails = await office.mailsTo(friend)
    expect(mails.length).toBe(1)
    const other = await send(ticket, someone('other'), headers)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await accept(mails[0]?.secret)).status).toBe(200)
  })

  test('invalidates the old code at once, and the sender keeps nothing', async () => {
    const { ticket, order, token, dateId } = await offered()
    await office.ask('PATCH', ticket.hash_url, { body: { holder: 'Seller' } })
    const { body: taken } = await accept(token)
    expect([await scan(dateId, ticket.code), await scan(dateId, taken.code)]).toEqual(['replaced', 'ok'])
    const [left] = await office.ticketsOf(order)
    expect(left).toMatchObject({
      state: 'transferred',
      code: null,
      holder: '',
      hash_url: null,
      calendar_url: null,
      checked_in_at: null,
    })
    expect((await office.ask('GET', ticket.hash_url)).status).toBe(404)
    expect((await send(ticket, 'again@example.com')).status).toBe(404)
    expect(taken.holder).toBe('')
  })

  test('to a logged-in account gives it the ticket', async () => {
    const { ticket, token, order } = await offered()
    const [cookie, stranger] = [await office.logIn(someone('taker')), await office.logIn(someone('stranger'))]
    await accept(token, { cookie })
    const mine = await office.ask('GET', 'tickets/', { cookie })
    expect(mine.body.results).toEqual([expect.objectContaining({ id: ticket.id, code: expect.stringMatching(/^T1/) })])
    expect((await office.ask('GET', ticket.url, { cookie })).status).toBe(200)
    expect((await office.ask('GET', ticket.url, { cookie: stranger })).status).toBe(403)
    // Repeated, as after a lost response.
    expect((await accept(token, { cookie })).body.id).toBe(ticket.id)
    expect((await accept(token, { cookie: stranger })).body.code).toBe('link_not_usable')
    expect((await accept(token)).status).toBe(409)
    expect((await office.ticketsOf(order))[0].code).toBeNull()
  })

  test('to an address is found by the account that verifies it later', async () => {
    const { ticket, token, friend } = await offered()
    await accept(token)
    const cookie = await office.logIn(friend)
    const { body } = await office.ask('GET', 'tickets/', { cookie })
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual([ticket.id])
    expect((await office.ask('GET', ticket.url, { cookie })).status).toBe(200)
  })

  test('moves it from one part of the list of its buyer to another, without what the new holder has', async () => {
    const cookie = await office.logIn(someone('buyer'))
    const list = async (show: string) =>
      (await office.ask('GET', `tickets/?show=${show}&page_size=2`, { cookie })).body as Parts
    const buyFor = async (starts: number) => {
      const { dateId, productId } = await office.makeTicketedEvent({
        date: { starts_at: hoursFrom(new Date(), starts) },
      })
      const [ticket] = await office.ticketsOf(await office.buy(productId, { cookie }))
      return { dateId, ...ticket } as { dateId: number; id: string; url: string; hash_url: string }
    }
    const [later, next, last, before] = [await buyFor(96), await buyFor(48), await buyFor(96), await buyFor(96)]
    await office.endEventDate(last.dateId, 1)
    await office.endEventDate(before.dateId, 30)
    const [given, cancelled, refunded] = [await buyFor(72), await buyFor(24), await buyFor(12)]
    await office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [cancelled.dateId])
    await office.pool.query(`update ticket set status = 'revoked' where id = $1`, [refunded.id])
    const friend = someone('friend')
    await office.ask('POST', `${given.url}transfer/`, { body: { email: friend }, cookie })
    const ids = async (show: string) => (await list(show)).results.map(({ id }) => id)
    expect((await list('upcoming')).counts).toEqual({ upcoming: 3, past: 2, inactive: 2 })
    expect(await ids('upcoming')).toEqual([next.id, given.id])

    await accept(await secretFor(friend), { holder: 'Friend' })
    expect(await ids('upcoming')).toEqual([next.id, later.id])
    expect(await ids('past')).toEqual([last.id, before.id])
    const { results, counts, next: following } = await list('inactive')
    expect(counts).toEqual({ upcoming: 2, past: 2, inactive: 3 })
    expect(results.map(({ id, state }) => [id, state])).toEqual([
      [given.id, 'transferred'],
      [cancelled.id, 'valid'],
    ])
    expect(results[0]).toMatchObject({ code: null, hash_url: null, holder: '', transfer: null, pdf_url: null })
    expect((await office.ask('GET', following?.replace('/v1/api/', '') ?? '', { cookie })).body.results).toEqual([
      expect.objectContaining({ id: refunded.id, state: 'revoked' }),
    ])
    const whole = (await office.ask('GET', 'tickets/', { cookie })).body as Parts
    expect([whole.count, whole.results.some(({ id }) => id === given.id)]).toEqual([6, false])
    expect((await office.ask('GET', 'tickets/?show=all', { cookie })).status).toBe(400)

    const taker = await office.logIn(friend)
    const theirs = (await office.ask('GET', 'tickets/?show=upcoming', { cookie: taker })).body as Parts
    expect(theirs).toMatchObject({ count: 1, counts: { upcoming: 1, past: 0, inactive: 0 } })
  })

  test('can be accepted as long as the ticket is valid: while the event runs over, and until its replay ends', async () => {
    const inHall = await offered({ date: { is_streamed: true } })
    await office.pool.query("update live_stream set said = 'live' where event_date_id = $1", [inHall.dateId])
    const ofStream = await offered({
      date: { is_streamed: true, replay_hours: 48 },
      ticket: { admits: 'stream' },
    })
    for (const { dateId, token } of [inHall, ofStream]) {
      await office.endEventDate(dateId)
      expect((await look(token)).body.state).toBe('open')
      expect((await accept(token)).status).toBe(200)
    }
  })

  test('takes no further seat', async () => {
    const { typeId, token } = await offered()
    await office.pool.query('update ticket_type set capacity = 1 where id = $1', [typeId])
    expect((await accept(token)).status).toBe(200)
    const { rows } = await office.pool.query('select sold, held from ticket_type where id = $1', [typeId])
    expect(rows).toEqual([{ sold: 1, held: 0 }])
  })

  test('can be followed by another one', async () => {
    const { token, ticket, friend, dateId } = await offered()
    const { body: second } = await accept(token)
    const next = someone('next')
    await send(second, next)
    const { body: third } = await accept(await secretFor(next))
    expect([third.id, third.revision]).toEqual([ticket.id, 3])
    expect([await scan(dateId, second.code), await scan(dateId, third.code)]).toEqual(['replaced', 'ok'])
    // The friend has passed it on.
    expect((await accept(token)).status).toBe(409)
    expect((await office.mailsTo(friend)).length).toBeGreaterThan(0)
  })

  test('is accepted once, also concurrently', async () => {
    const { token, ticket } = await offered()
    const cookies = await Promise.all(Array.from({ length: 6 }, () => office.logIn(someone('racer'))))
    const answers = await Promise.all(cookies.map((cookie) => accept(token, { cookie })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const { rows } = await office.pool.query('select revision from ticket where id = $1', [ticket.id])
    expect(rows).toEqual([{ revision: 2 }])
  })
})

describe('a transfer is refused', () => {
  test('through a link that was cancelled or replaced', async () => {
    const { ticket, token } = await offered()
    const back = await office.ask('DELETE', `${ticket.hash_url}transfer/`)
    expect([back.status, back.body.transfer]).toEqual([200, null])
    expect((await look(token)).body).toMatchObject({ state: 'cancelled', sender: '' })
    expect((await accept(token)).body.code).toBe('link_not_usable')
    const [one, other] = [someone('one'), someone('other')]
    await send(ticket, one)
    const first = await secretFor(one)
    await send(ticket, other)
    expect((await accept(first)).status).toBe(409)
    expect((await accept(await secretFor(other))).status).toBe(200)
  })

  test('through a link older than a week', async () => {
    const { token } = await offered()
    await office.pool.query(`update ticket_transfer set expires_at = now()`)
    expect((await look(token)).body.state).toBe('expired')
    expect((await accept(token)).body.code).toBe('link_not_usable')
  })

  test('of a ticket that is refunded, used or past, or whose event is cancelled', async () => {
    const given = await offered()
    await transaction(office.database, (inside) => revokeTickets(inside, { orderId: given.order.id }))
    const used = await offered()
    await scan(used.dateId, used.ticket.code)
    const over = await offered()
    await office.endEventDate(over.dateId)
    const cancelled = await offered()
    await office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [cancelled.dateId])
    for (const [{ ticket, token }, code] of [
      [given, 'ticket_revoked'],
      [used, 'ticket_used'],
      [over, 'event_over'],
      [cancelled, 'event_cancelled'],
    ] as const) {
      expect((await look(token)).body.state).toBe('not_usable')
      expect([(await accept(token)).status, (await accept(token)).body.code]).toEqual([409, code])
      const again = await send(ticket, 'again@example.com')
      expect([again.status, again.body.code]).toEqual([409, code])
    }
  })

  test('to oneself, or to an invalid address', async () => {
    const { ticket, buyer } = await offered()
    for (const email of [buyer, ` ${buyer.toUpperCase()} `, '', 'nobody', 'a@b\u0000.np']) {
      const { status, body } = await send(ticket, email)
      expect([email, status, Object.keys(body)[0]]).toEqual([email, 400, 'email'])
    }
  })

  test('to one address, or from one client, more often than the limit', async () => {
    const { ticket } = await offered()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await send(ticket, 'often@example.com')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each(['', 'x', 'A'.repeat(43), '%00', '💥'])('with %j, which is not a token', async (token) => {
    const path = `tickets/transfers/${token === '%00' ? token : encodeURIComponent(token)}/`
    expect((await office.ask('GET', path)).status).toBe(404)
    expect((await office.ask('POST', `${path}accept/`, { body: {} })).status).toBe(404)
  })
})

test('name and address are erased with the account', async () => {
  const { productId } = await office.makeTicketedEvent()
  const email = someone('leaver')
  const cookie = await office.logIn(email)
  const [ticket] = (
    await office.ask('GET', `orders/${(await office.buy(productId, { cookie })).id}/tickets/`, { cookie })
  ).body.results
  await office.ask('PATCH', ticket.url, { body: { holder: 'Leaver' }, cookie })
  const { token } = await offered()
  await accept(token, { cookie, holder: 'Leaver' })
  await office.pool.query('delete from account where email = $1', [email])
  const { rows } = await office.pool.query(`select from ticket where holder = 'Leaver' or email = $1`, [email])
  expect(rows).toEqual([])
})

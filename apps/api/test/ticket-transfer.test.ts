import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { revokeTickets } from '../src/tickets/queries.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

let counted = 0
const someone = (name: string) => `${name}-${++counted}@example.com`

const send = (ticket: { hash_url: string }, email: string) =>
  office.ask('POST', `${ticket.hash_url}transfer/`, { body: { email } })
const accept = (token = '', { cookie = '', ...body }: { cookie?: string; holder?: string } = {}) =>
  office.ask('POST', `tickets/transfers/${token}/accept/`, { body, cookie })
const look = (token = '') => office.ask('GET', `tickets/transfers/${token}/`)
const secretFor = async (email: string) => (await office.mailsTo(email)).at(-1)?.secret

/** A ticket of a guest, and the link by which a friend may take it. */
async function offered({ email = someone('buyer') } = {}) {
  const evening = await office.makeEvening()
  const order = await office.buy(evening.productId, { email })
  const [ticket] = await office.ticketsOf(order)
  const friend = someone('friend')
  const sent = await send(ticket, friend)
  return { ...evening, buyer: email, order, ticket, friend, sent, token: (await secretFor(friend)) ?? '' }
}

async function scan(dateId: number, code: string) {
  const body = { code, event_date_id: dateId, scan_id: crypto.randomUUID() }
  return (await office.ask('POST', 'staff/check-in/', { body, cookie: office.staff })).body.result
}

describe('a ticket is handed on', () => {
  test('by a link that whoever gets it takes it with; nothing changes until then', async () => {
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
    expect(taken.hash_url).not.toBe(ticket.hash_url)
    const mails = await office.mailsTo(friend)
    expect(taken.hash_url).toContain(mails[0]?.secret ?? 'nothing')
    expect((await office.mailsTo(buyer)).map(({ subject }) => subject)).toContain(
      'Your ticket was transferred to f***@example.com',
    )
  })

  test('and the old code is void at once, while the seller keeps nothing', async () => {
    const { ticket, order, token, dateId } = await offered()
    await office.ask('PATCH', ticket.hash_url, { body: { holder: 'Seller' } })
    const { body: taken } = await accept(token)
    expect([await scan(dateId, ticket.code), await scan(dateId, taken.code)]).toEqual(['revoked', 'ok'])
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

  test('to an account that is logged in, which has it from then on', async () => {
    const { ticket, token, order } = await offered()
    const [cookie, stranger] = [await office.logIn(someone('taker')), await office.logIn(someone('stranger'))]
    await accept(token, { cookie })
    const mine = await office.ask('GET', 'tickets/', { cookie })
    expect(mine.body.results).toEqual([expect.objectContaining({ id: ticket.id, code: expect.stringMatching(/^T1/) })])
    expect((await office.ask('GET', ticket.url, { cookie })).status).toBe(200)
    expect((await office.ask('GET', ticket.url, { cookie: stranger })).status).toBe(403)
    // Again, as if the answer had been lost.
    expect((await accept(token, { cookie })).body.id).toBe(ticket.id)
    expect((await accept(token, { cookie: stranger })).body.code).toBe('link_not_usable')
    expect((await accept(token)).status).toBe(409)
    expect((await office.ticketsOf(order))[0].code).toBeNull()
  })

  test('to an address, and is found in the account that later proves to have it', async () => {
    const { ticket, token, friend } = await offered()
    await accept(token)
    const cookie = await office.logIn(friend)
    const { body } = await office.ask('GET', 'tickets/', { cookie })
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual([ticket.id])
    expect((await office.ask('GET', ticket.url, { cookie })).status).toBe(200)
  })

  test('takes no further place', async () => {
    const { typeId, token } = await offered()
    await office.pool.query('update ticket_type set capacity = 1 where id = $1', [typeId])
    expect((await accept(token)).status).toBe(200)
    const { rows } = await office.pool.query('select sold, held from ticket_type where id = $1', [typeId])
    expect(rows).toEqual([{ sold: 1, held: 0 }])
  })

  test('from hand to hand', async () => {
    const { token, ticket, friend, dateId } = await offered()
    const { body: second } = await accept(token)
    const next = someone('next')
    await send(second, next)
    const { body: third } = await accept(await secretFor(next))
    expect([third.id, third.revision]).toEqual([ticket.id, 3])
    expect([await scan(dateId, second.code), await scan(dateId, third.code)]).toEqual(['revoked', 'ok'])
    // The friend had it and has it no more.
    expect((await accept(token)).status).toBe(409)
    expect((await office.mailsTo(friend)).length).toBeGreaterThan(0)
  })

  test('once, whoever comes at the same moment', async () => {
    const { token, ticket } = await offered()
    const cookies = await Promise.all(Array.from({ length: 6 }, () => office.logIn(someone('racer'))))
    const answers = await Promise.all(cookies.map((cookie) => accept(token, { cookie })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const { rows } = await office.pool.query('select revision from ticket where id = $1', [ticket.id])
    expect(rows).toEqual([{ revision: 2 }])
  })
})

describe('a ticket is not handed on', () => {
  test('by a link that was taken back, or sent to somebody else since', async () => {
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

  test('by a link that is older than a week', async () => {
    const { token } = await offered()
    await office.pool.query(`update ticket_transfer set expires_at = now()`)
    expect((await look(token)).body.state).toBe('expired')
    expect((await accept(token)).body.code).toBe('link_not_usable')
  })

  test('when it was given back, used, or the evening is over', async () => {
    const given = await offered()
    await transaction(office.database, (inside) => revokeTickets(inside, { orderId: given.order.id }))
    const used = await offered()
    await scan(used.dateId, used.ticket.code)
    const over = await offered()
    await office.endEventDate(over.dateId)
    for (const [{ ticket, token }, code] of [
      [given, 'ticket_revoked'],
      [used, 'ticket_used'],
      [over, 'event_over'],
    ] as const) {
      expect((await look(token)).body.state).toBe('not_usable')
      expect([(await accept(token)).status, (await accept(token)).body.code]).toEqual([409, code])
      const again = await send(ticket, 'again@example.com')
      expect([again.status, again.body.code]).toEqual([409, code])
    }
  })

  test('to oneself, or to what is no address', async () => {
    const { ticket, buyer } = await offered()
    for (const email of [buyer, ` ${buyer.toUpperCase()} `, '', 'nobody', 'a@b\u0000.np']) {
      const { status, body } = await send(ticket, email)
      expect([email, status, Object.keys(body)[0]]).toEqual([email, 400, 'email'])
    }
  })

  test('to one address, or from one place, more often than a person would', async () => {
    const { ticket } = await offered()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await send(ticket, 'often@example.com')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each(['', 'x', 'A'.repeat(43), '%00', '💥'])('with %j, which is no link', async (token) => {
    const path = `tickets/transfers/${token === '%00' ? token : encodeURIComponent(token)}/`
    expect((await office.ask('GET', path)).status).toBe(404)
    expect((await office.ask('POST', `${path}accept/`, { body: {} })).status).toBe(404)
  })
})

test('the letters are written in the language of whoever hands the ticket on', async () => {
  const { productId } = await office.makeEvening()
  const [ticket] = await office.ticketsOf(await office.buy(productId))
  const friend = someone('friend')
  await office.app.inject({
    method: 'POST',
    url: `${ticket.hash_url}transfer/`,
    headers: { 'accept-language': 'ne', 'content-type': 'application/json' },
    payload: JSON.stringify({ email: friend }),
  })
  const [mail] = await office.mailsTo(friend)
  expect(mail).toMatchObject({ language: 'ne', subject: 'maya@example.com ले तपाईंलाई टिकट पठाउनुभयो' })
  expect(mail?.text).toContain('होचो बादल')
  expect(mail?.text).toMatch(/\/ne\/ticket\/transfer\/[\w-]{43}$/m)
})

test('of somebody who leaves us, no name and no address stays', async () => {
  const { productId } = await office.makeEvening()
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

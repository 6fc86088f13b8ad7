import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepWaiting } from '../src/tickets/waiting-list/offers.ts'
import { someone, type WaitingLine, waitingListActions } from './join-waiting-list.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
let line: WaitingLine
beforeAll(async () => {
  office = await startBoxOffice()
  line = waitingListActions(office)
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

describe('somebody waits', () => {
  test('for what is sold out, and is told their place by mail', async () => {
    const evening = await line.soldOut()
    const email = someone('maya')
    const { status, body } = await line.join(evening, { email, quantity: 2 })
    expect([status, body]).toEqual([
      201,
      {
        state: 'waiting',
        place: null,
        quantity: 2,
        email: 'm***@example.com',
        offered_until: null,
        ticket_type: { id: evening.typeId, title: 'A place in the hall' },
        event: { slug: evening.slug, title: 'Low Cloud', url: `/v1/api/events/${evening.slug}/` },
        event_date_id: evening.dateId,
        starts_at: expect.any(String),
        url: null,
      },
    ])
    const [mail] = await office.mailsTo(email)
    expect(mail?.subject).toBe("You're on the waiting list for Low Cloud")
    expect(mail?.text).toContain("You're number 1.")
    const seen = await office.ask('GET', `waiting-list/${mail?.secret}/`)
    expect(seen.body).toMatchObject({ state: 'waiting', place: 1, quantity: 2 })
  })

  test('and is told it at once when we know them', async () => {
    const evening = await line.soldOut()
    await line.join(evening, { email: someone('first') })
    const email = someone('member')
    const cookie = await office.logIn(email)
    const { body } = await line.join(evening, {}, cookie)
    expect(body).toMatchObject({
      state: 'waiting',
      place: 2,
      quantity: 1,
      url: expect.stringContaining('/waiting-list/'),
    })
    expect((await office.ask('GET', body.url)).body.place).toBe(2)
    // Somebody else's address tells nothing about them.
    expect((await line.join(evening, { email: someone('other') }, cookie)).body).toMatchObject({
      place: null,
      url: null,
    })
  })

  test('once, however often they ask', async () => {
    const evening = await line.soldOut()
    const email = someone('twice')
    const first = await line.join(evening, { email })
    await line.join(evening, { email: someone('behind') })
    expect((await line.join(evening, { email: email.toUpperCase() })).body).toEqual(first.body)
    await Promise.all(Array.from({ length: 5 }, () => line.join(evening, { email, quantity: 9 })))
    const { rows } = await office.pool.query(
      'select email, quantity from waiting_list where ticket_type_id = $1 order by id',
      [evening.typeId],
    )
    expect(rows).toEqual([
      { email, quantity: 1 },
      { email: expect.stringContaining('behind'), quantity: 1 },
    ])
    const cookie = await office.logIn(email)
    expect((await line.join(evening, { quantity: 2 }, cookie)).body).toMatchObject({ place: 1, quantity: 2 })
  })

  test('and leaves, and those behind move up', async () => {
    const evening = await line.soldOut()
    const [one, two] = [someone('one'), someone('two')]
    await line.join(evening, { email: one })
    await line.join(evening, { email: two })
    const [first] = await office.mailsTo(one)
    const [second] = await office.mailsTo(two)
    const left = await office.ask('DELETE', `waiting-list/${first?.secret}/`)
    expect([left.status, left.body.state, left.body.place]).toEqual([200, 'left', null])
    expect((await office.ask('DELETE', `waiting-list/${first?.secret}/`)).status).toBe(200)
    expect((await office.ask('GET', `waiting-list/${second?.secret}/`)).body.place).toBe(1)
    await line.join(evening, { email: one })
    const [anew] = await office.mailsTo(one)
    expect((await office.ask('GET', `waiting-list/${anew?.secret}/`)).body.place).toBe(2)
  })

  test('not for what can be bought, is over, or is not there', async () => {
    const open = await office.makeEvening({ ticket: { capacity: 3 } })
    const over = await line.soldOut()
    await office.endEventDate(over.dateId)
    const off = await line.soldOut()
    await office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [off.dateId])
    const other = await line.soldOut()
    const email = someone('maya')
    const refusal = async (evening: Parameters<WaitingLine['join']>[0], body: object = {}) => {
      const answer = await line.join(evening, { email, ...body })
      return [answer.status, answer.body.code]
    }
    expect(await refusal(open)).toEqual([406, 'not_sold_out'])
    expect(await refusal(over)).toEqual([406, 'not_on_sale'])
    expect(await refusal(off)).toEqual([406, 'not_on_sale'])
    expect(await refusal(other, { quantity: 3 })).toEqual([406, 'too_many'])
    const { body: event } = await office.ask('GET', `events/${other.slug}/`)
    expect(event.dates[0].ticket_types[0]).toMatchObject({ num_available: 0, largest_quantity: 2 })
    expect(await refusal(other, { ticket_type: open.typeId })).toEqual([400, 'invalid'])
    expect((await line.join({ ...other, slug: 'nowhere' }, { email })).status).toBe(404)
    expect((await line.join({ ...other, slug: '%00' }, { email })).status).toBe(404)
    expect(Object.keys((await line.join(other, { email: 'nobody' })).body)[0]).toBe('email')
    // Too few are left for what they want.
    expect((await line.join(open, { email, quantity: 3 })).status).toBe(406)
    await office.buy(open.productId, { quantity: 2 })
    expect((await line.join(open, { email, quantity: 3 })).status).toBe(201)
  })

  test('not under one address more often than a person would', async () => {
    const evening = await line.soldOut()
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1)
      statuses.push((await line.join(evening, { email: 'often@example.com' })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

test.each(['', 'x', 'A'.repeat(43), '\u0000', '💥'])('%j opens nothing', async (token) => {
  const written = encodeURIComponent(token)
  for (const [method, path] of [
    ['GET', `waiting-list/${written}/`],
    ['DELETE', `waiting-list/${written}/`],
    ['GET', `waiting-list/offers/${written}/`],
    ['POST', `waiting-list/offers/${written}/basket/`],
  ] as const)
    expect([method, path, [404, 405].includes((await office.ask(method, path)).status)]).toEqual([method, path, true])
})

test('nobody is remembered when there is nothing left to wait for', async () => {
  const [over, open] = [await line.soldOut(), await line.soldOut()]
  const [left, late, patient] = [someone('left'), someone('late'), someone('patient')]
  await line.join(open, { email: left })
  const [mail] = await office.mailsTo(left)
  await office.ask('DELETE', `waiting-list/${mail?.secret}/`)
  await line.join(over, { email: late })
  await line.join(open, { email: patient })
  await office.endEventDate(over.dateId, 31 * 24)
  const remembered = async () => {
    await sweepWaiting(office.database)
    const { rows } = await office.pool.query('select email from waiting_list where email = any ($1) order by id', [
      [left, late, patient],
    ])
    return rows.map(({ email }) => email)
  }
  expect(await remembered()).toEqual([left, late, patient])
  await office.pool.query(`update waiting_list set updated_at = now() - interval '31 days'`)
  expect(await remembered()).toEqual([patient])
})

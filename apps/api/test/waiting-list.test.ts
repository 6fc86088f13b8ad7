import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepWaiting } from '../src/tickets/waiting-list/offers.ts'
import { someone, type WaitingListActions, waitingListActions } from './join-waiting-list.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
let waitingList: WaitingListActions
beforeAll(async () => {
  office = await startBoxOffice()
  waitingList = waitingListActions(office)
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

describe('an entry of the waiting list', () => {
  test('is for a sold-out ticket type, with its position by email', async () => {
    const event = await waitingList.soldOut()
    const email = someone('maya')
    const { status, body } = await waitingList.join(event, { email, quantity: 2 })
    expect([status, body]).toEqual([
      201,
      {
        state: 'waiting',
        place: null,
        quantity: 2,
        email: 'm***@example.com',
        offered_until: null,
        ticket_type: { id: event.typeId, title: 'A place in the hall' },
        event: { slug: event.slug, title: 'Low Cloud', url: `/v1/api/events/${event.slug}/` },
        event_date_id: event.dateId,
        starts_at: expect.any(String),
        venue: expect.objectContaining({ name: 'The courtyard' }),
        picture: null,
        url: null,
      },
    ])
    const [mail] = await office.mailsTo(email)
    expect(mail?.subject).toBe("You're on the waiting list for Low Cloud")
    expect(mail?.text).toContain("You're number 1.")
    const seen = await office.ask('GET', `waiting-list/${mail?.secret}/`)
    expect(seen.body).toMatchObject({ state: 'waiting', place: 1, quantity: 2 })
  })

  test('returns its position to the verified owner of the address', async () => {
    const event = await waitingList.soldOut()
    await waitingList.join(event, { email: someone('first') })
    const email = someone('member')
    const cookie = await office.logIn(email)
    const { body } = await waitingList.join(event, {}, cookie)
    expect(body).toMatchObject({
      state: 'waiting',
      place: 2,
      quantity: 1,
      url: expect.stringContaining('/waiting-list/'),
    })
    expect((await office.ask('GET', body.url)).body.place).toBe(2)
    // Another person's address reveals nothing.
    expect((await waitingList.join(event, { email: someone('other') }, cookie)).body).toMatchObject({
      place: null,
      url: null,
    })
  })

  test('is stored once per address', async () => {
    const event = await waitingList.soldOut()
    const email = someone('twice')
    const first = await waitingList.join(event, { email })
    await waitingList.join(event, { email: someone('behind') })
    expect((await waitingList.join(event, { email: email.toUpperCase() })).body).toEqual(first.body)
    await Promise.all(Array.from({ length: 5 }, () => waitingList.join(event, { email, quantity: 9 })))
    const { rows } = await office.pool.query(
      'select email, quantity from waiting_list where ticket_type_id = $1 order by id',
      [event.typeId],
    )
    expect(rows).toEqual([
      { email, quantity: 1 },
      { email: expect.stringContaining('behind'), quantity: 1 },
    ])
    const cookie = await office.logIn(email)
    expect((await waitingList.join(event, { quantity: 2 }, cookie)).body).toMatchObject({ place: 1, quantity: 2 })
  })

  test('can be cancelled, and the following ones move up', async () => {
    const event = await waitingList.soldOut()
    const [one, two] = [someone('one'), someone('two')]
    await waitingList.join(event, { email: one })
    await waitingList.join(event, { email: two })
    const [first] = await office.mailsTo(one)
    const [second] = await office.mailsTo(two)
    const left = await office.ask('DELETE', `waiting-list/${first?.secret}/`)
    expect([left.status, left.body.state, left.body.place]).toEqual([200, 'left', null])
    expect((await office.ask('DELETE', `waiting-list/${first?.secret}/`)).status).toBe(200)
    expect((await office.ask('GET', `waiting-list/${second?.secret}/`)).body.place).toBe(1)
    await waitingList.join(event, { email: one })
    const [anew] = await office.mailsTo(one)
    expect((await office.ask('GET', `waiting-list/${anew?.secret}/`)).body.place).toBe(2)
  })

  test('says that the event is cancelled, unless it was left', async () => {
    const event = await waitingList.soldOut()
    const email = someone('maya')
    await waitingList.join(event, { email })
    const [mail] = await office.mailsTo(email)
    const stateAt = async (status: string) => {
      await office.pool.query('update event_date set status = $2 where id = $1', [event.dateId, status])
      const { state, place } = (await office.ask('GET', `waiting-list/${mail?.secret}/`)).body
      return [state, place]
    }
    expect(await stateAt('postponed')).toEqual(['waiting', 1])
    expect(await stateAt('cancelled')).toEqual(['event_cancelled', null])
    const left = await office.ask('DELETE', `waiting-list/${mail?.secret}/`)
    expect([left.status, left.body.state]).toEqual([200, 'left'])
  })

  test('is refused if tickets are available, or the event is over or unknown', async () => {
    const open = await office.makeTicketedEvent({ ticket: { capacity: 3 } })
    const over = await waitingList.soldOut()
    await office.endEventDate(over.dateId)
    const off = await waitingList.soldOut()
    await office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [off.dateId])
    const other = await waitingList.soldOut()
    const email = someone('maya')
    const refusal = async (event: Parameters<WaitingListActions['join']>[0], body: object = {}) => {
      const answer = await waitingList.join(event, { email, ...body })
      return [answer.status, answer.body.code]
    }
    expect(await refusal(open)).toEqual([406, 'not_sold_out'])
    expect(await refusal(over)).toEqual([406, 'not_on_sale'])
    expect(await refusal(off)).toEqual([406, 'not_on_sale'])
    expect(await refusal(other, { quantity: 3 })).toEqual([406, 'too_many'])
    const { body: event } = await office.ask('GET', `events/${other.slug}/`)
    expect(event.dates[0].ticket_types[0]).toMatchObject({ num_available: 0, largest_quantity: 2 })
    expect(await refusal(other, { ticket_type: open.typeId })).toEqual([400, 'invalid'])
    expect((await waitingList.join({ ...other, slug: 'nowhere' }, { email })).status).toBe(404)
    expect((await waitingList.join({ ...other, slug: '%00' }, { email })).status).toBe(404)
    expect(Object.keys((await waitingList.join(other, { email: 'nobody' })).body)[0]).toBe('email')
    // Fewer are left than wanted.
    expect((await waitingList.join(open, { email, quantity: 3 })).status).toBe(406)
    await office.buy(open.productId, { quantity: 2 })
    expect((await waitingList.join(open, { email, quantity: 3 })).status).toBe(201)
  })

  test('is rate-limited per address', async () => {
    const event = await waitingList.soldOut()
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1)
      statuses.push((await waitingList.join(event, { email: 'often@example.com' })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

describe('the list of an account', () => {
  test('has its open entries, the next event first, with what is offered to it', async () => {
    const email = someone('waits')
    const [late, soon, over, left] = [
      await waitingList.soldOut(),
      await waitingList.soldOut(),
      await waitingList.soldOut(),
      await waitingList.soldOut(),
    ]
    const { rowCount } = await office.pool.query(
      `update event_date set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
      [late.dateId],
    )
    expect(rowCount).toBe(1)
    const cookie = await office.logIn(email)
    await waitingList.join(late, { email: someone('before') })
    // Joined without an account: the address is that of the account.
    await waitingList.join(late, { email })
    for (const event of [soon, over, left]) await waitingList.join(event, { quantity: 2 }, cookie)
    const { body: entry } = await waitingList.join(left, {}, cookie)
    await office.ask('DELETE', entry.url)
    await office.endEventDate(over.dateId, 1)
    await waitingList.giveBack(soon, 2)
    await office.mailsTo(email)

    const { status, body } = await office.ask('GET', 'waiting-list/', { cookie })
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        state: 'offered',
        place: null,
        quantity: 2,
        email: 'w***@example.com',
        offered_until: expect.any(String),
        ticket_type: { id: soon.typeId, title: 'A place in the hall' },
        event: { slug: soon.slug, title: 'Low Cloud', url: `/v1/api/events/${soon.slug}/` },
        event_date_id: soon.dateId,
        starts_at: expect.any(String),
        url: expect.stringMatching(/^\/v1\/api\/waiting-list\/[\w-]{43}\/$/),
        venue: expect.objectContaining({ name: expect.any(String) }),
        picture: null,
      },
      expect.objectContaining({ state: 'waiting', place: 2, event_date_id: late.dateId }),
    ])
    expect((await office.ask('DELETE', body[1].url)).body.state).toBe('left')
    expect((await office.ask('GET', 'waiting-list/', { cookie })).body).toHaveLength(1)
  })

  test('is empty for others, and needs an account', async () => {
    const event = await waitingList.soldOut()
    await waitingList.join(event, { email: someone('somebody') })
    const cookie = await office.logIn(someone('stranger'))
    expect(await office.ask('GET', 'waiting-list/', { cookie })).toMatchObject({ status: 200, body: [] })
    expect((await office.ask('GET', 'waiting-list/')).status).toBe(401)
  })
})

test.each(['', 'x', 'A'.repeat(43), '\u0000', '💥'])('%j is not a token', async (token) => {
  const written = encodeURIComponent(token)
  for (const [method, path] of [
    ['GET', `waiting-list/${written}/`],
    ['DELETE', `waiting-list/${written}/`],
    ['GET', `waiting-list/offers/${written}/`],
    ['POST', `waiting-list/offers/${written}/basket/`],
  ] as const)
    expect([method, path, [404, 405].includes((await office.ask(method, path)).status)]).toEqual([method, path, true])
})

test('is erased when there is nothing left to wait for', async () => {
  const [over, open] = [await waitingList.soldOut(), await waitingList.soldOut()]
  const [left, late, patient] = [someone('left'), someone('late'), someone('patient')]
  await waitingList.join(open, { email: left })
  const [mail] = await office.mailsTo(left)
  await office.ask('DELETE', `waiting-list/${mail?.secret}/`)
  await waitingList.join(over, { email: late })
  await waitingList.join(open, { email: patient })
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

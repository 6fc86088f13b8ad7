import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hoursFrom } from './make-content.ts'
import { checkOut, shopperWith } from './order-actions.ts'
import { type LiveApp, startLive } from './start-live.ts'
import { newMember } from './visitors.ts'

let live: LiveApp
beforeAll(async () => {
  live = await startLive()
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

const say = async (eventDate: EventDate, state: 'interrupted' | 'live' | 'ended') =>
  expect((await live.post(`staff/live/${eventDate.date}/`, { state }, live.staff)).status).toBe(200)

const slugsOf = async (query: string) =>
  (await live.read(`events/?page_size=100&${query}`)).body.results.map(({ slug }: { slug: string }) => slug)

async function shownOf({ slug }: EventDate) {
  const { body: event } = await live.read(`events/${slug}/`)
  const { body: list } = await live.read('events/?page_size=100')
  const card = list.results.find((each: { slug: string }) => each.slug === slug)
  const sales = Object.fromEntries(
    event.dates[0].ticket_types.map(({ admits, state }: { admits: string; state: string }) => [admits, state]),
  )
  return { states: [event.state, event.dates[0].state, card.state, card.date.state], sales }
}

/** An account with a hall ticket and a stream ticket. */
async function newHolder(eventDate: EventDate) {
  const member = await newMember(live)
  await live.buy(member, eventDate.hall.product_id)
  await live.buy(member, eventDate.stream.product_id)
  const ticketsIn = async (query = '') => {
    const { body } = await live.read(`tickets/${query}`, member.cookie)
    return Object.fromEntries(
      body.results.map((ticket: { admits: string; state: string; code: string | null; date: { state: string } }) => [
        ticket.admits,
        [ticket.state, ticket.date.state, ticket.code !== null],
      ]),
    )
  }
  return { ...member, ticketsIn }
}

describe('a stream that staff end early', () => {
  test('has ended everywhere, and its tickets are not sold', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { ticketsIn } = await newHolder(eventDate)
    const { cookie } = await shopperWith(live, { [eventDate.stream.product_id]: 1 })
    expect(await shownOf(eventDate)).toEqual({
      states: Array(4).fill('live'),
      sales: { hall: 'on_sale', stream: 'on_sale' },
    })
    await say(eventDate, 'ended')
    expect(await shownOf(eventDate)).toEqual({
      states: Array(4).fill('ended'),
      sales: { hall: 'on_sale', stream: 'ended' },
    })
    expect(await slugsOf('when=live')).not.toContain(eventDate.slug)
    expect(await slugsOf('when=upcoming')).not.toContain(eventDate.slug)
    expect(await slugsOf('when=past')).toContain(eventDate.slug)
    expect(await ticketsIn()).toEqual({ hall: ['valid', 'ended', true], stream: ['valid', 'ended', false] })
    expect(Object.keys(await ticketsIn('?show=upcoming'))).toEqual(['hall', 'stream'])
    const refused = await checkOut(live, cookie, { guest_email: 'late@example.com' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
      expect.stringContaining('sales_ended'),
    ])
    const stranger = await newMember(live)
    expect((await live.read(eventDate.path, stranger.cookie)).body).toMatchObject({ state: 'ended', products: [] })
  })

  test('is over for its viewers if it has no replay', async () => {
    const eventDate = await live.makeStreamedDate(1, { replay_hours: null })
    const { ticketsIn } = await newHolder(eventDate)
    await say(eventDate, 'ended')
    expect(await ticketsIn()).toEqual({ hall: ['valid', 'ended', true], stream: ['ended', 'ended', false] })
    expect(Object.keys(await ticketsIn('?show=past'))).toEqual(['stream'])
  })
})

test('an event whose stream runs over is live everywhere, and its hall tickets are valid', async () => {
  const eventDate = await live.makeStreamedDate(1)
  const { cookie, ticketsIn } = await newHolder(eventDate)
  await say(eventDate, 'live')
  await live.pool.query('update event_date set ends_at = $2 where id = $1', [
    eventDate.date,
    hoursFrom(new Date(), -0.25),
  ])
  expect((await shownOf(eventDate)).states).toEqual(Array(4).fill('live'))
  expect(await slugsOf('when=live')).toContain(eventDate.slug)
  expect(await slugsOf('when=upcoming')).toContain(eventDate.slug)
  const tickets = { hall: ['valid', 'live', true], stream: ['valid', 'live', false] }
  expect(await ticketsIn()).toEqual(tickets)
  expect(await ticketsIn('?show=upcoming')).toEqual(tickets)
  expect((await live.read('tickets/', cookie)).body.counts).toMatchObject({ upcoming: 2, past: 0 })
  await say(eventDate, 'ended')
  expect((await shownOf(eventDate)).states).toEqual(Array(4).fill('replay'))
  expect(await ticketsIn()).toEqual({ hall: ['ended', 'replay', true], stream: ['valid', 'replay', false] })
})

test('a state that staff set changes the cached pages of the event, also when it ends by the clock', async () => {
  const eventDate = await live.makeStreamedDate(1, { replay_hours: null })
  const changesAfter = async (seq: number) => (await live.app.inject(`/internal/cache-tags/?after=${seq}`)).json()
  const { seq } = await changesAfter(0)
  await say(eventDate, 'live')
  const { tags } = await changesAfter(seq)
  expect(tags.map(({ tag }: { tag: string }) => tag)).toEqual(
    expect.arrayContaining([`event:${eventDate.slug}`, 'events', expect.stringMatching(/^product:/)]),
  )
  await live.pool.query("update event_date set ends_at = now() - interval '1 second' where id = $1", [eventDate.date])
  const { rows } = await live.pool.query(
    `select run_at - ends_at = interval '12 hours' as is_last from outbox, event_date
     where event_date.id = $1 and key = 'content.turn ' || event_id`,
    [eventDate.date],
  )
  expect(rows).toEqual([{ is_last: true }])
})

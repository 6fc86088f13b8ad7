import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeVenue } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const NE = { 'accept-language': 'ne' }
const read = async (url: string, headers = {}) => (await api.get(url, headers)).json()
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)
const inHours = (hours: number) => hoursFrom(new Date(), hours)

/** An event with one date of three hours; doors open one hour before. */
async function makeStreamedDate(hours: number, columns: Parameters<typeof makeEventDate>[2] = {}, parts = {}) {
  const event = await makeContent(api.database, 'event', parts)
  const date = await makeEventDate(api.database, event, { starts_at: inHours(hours), ...columns })
  return { ...event, date, url: `/v1/api/events/${event.slug}/` }
}

describe('an event date', () => {
  test.each([
    [30, {}, 'upcoming'],
    [0.5, {}, 'doors_open'],
    [-0.5, {}, 'live'],
    [-4, {}, 'ended'],
    [-4, { replay_hours: 48 }, 'replay'],
    [-100, { replay_hours: 48 }, 'ended'],
    [30, { status: 'postponed' }, 'postponed'],
    [-30, { status: 'postponed' }, 'postponed'],
    [-0.5, { status: 'cancelled' }, 'cancelled'],
  ] as const)('that starts in %s hours and is %j is %s', async (hours, columns, state) => {
    const { slug, url } = await makeStreamedDate(hours, columns)
    const event = await read(url)
    expect([event.state, event.dates[0].state]).toEqual([state, state])
    const { results } = await read('/v1/api/events/?page_size=100')
    expect(results.find((each: { slug: string }) => each.slug === slug).state).toBe(state)
  })

  test('has its venue, line-up and rules', async () => {
    const place = { name: 'The courtyard', address: 'Patan 11', access_notes: 'A ramp at the side.' }
    const venue = await makeVenue(api.database, { en: place, ne: { name: 'चोक' } })
    const [second, first] = [await makeContent(api.database, 'artist'), await makeContent(api.database, 'artist')]
    const columns = { venue_id: venue.id, is_streamed: true, replay_hours: 48 }
    const { url, slug, date } = await makeStreamedDate(30, columns, {
      links: [first, second],
      en: { title: 'Low Cloud, live', words: { refund_rule: 'Until the day before.', organizer: 'Dabali' } },
    })
    const event = await read(url, NE)
    expect(event).toMatchObject({
      organizer: 'Dabali',
      refund_rule: 'Until the day before.',
      is_streamed: true,
      calendar_url: `/v1/api/events/${slug}/calendar.ics`,
    })
    expect(slugs(event.line_up)).toEqual([first.slug, second.slug])
    const [shown] = event.dates
    expect(shown).toMatchObject({
      id: date.id,
      status: 'scheduled',
      is_streamed: true,
      venue: { ...place, name: 'चोक', latitude: 27.6727, longitude: 85.3253 },
      ticket_types: [],
    })
    expect(hoursFrom(new Date(shown.ends_at), 48).toISOString()).toBe(shown.replay_until)
    await api.pool.query("update venue_translation set name = 'The garden' where language = 'en' and venue_id = $1", [
      venue.id,
    ])
    expect((await read(url)).dates[0].venue.name).toBe('The garden')
  })

  test('may have no venue yet, and an event no date', async () => {
    const { url } = await makeStreamedDate(30)
    expect((await read(url)).dates[0].venue).toBe(null)
    const { slug } = await makeContent(api.database, 'event')
    expect(await read(`/v1/api/events/${slug}/`)).toMatchObject({ dates: [], state: 'upcoming', is_sold_out: false })
    const { results } = await read('/v1/api/events/?page_size=100')
    expect(results.find((each: { slug: string }) => each.slug === slug)).toMatchObject({ date: null, num_dates: 0 })
  })

  test('among several: the list shows the next one', async () => {
    const event = await makeStreamedDate(-50)
    const next = await makeEventDate(api.database, event, { starts_at: inHours(40) })
    await makeEventDate(api.database, event, { starts_at: inHours(80) })
    await makeEventDate(api.database, event, { starts_at: inHours(90), status: 'cancelled' })
    const { results } = await read('/v1/api/events/?page_size=100')
    const listed = results.find((each: { slug: string }) => each.slug === event.slug)
    expect(listed).toMatchObject({ num_dates: 2, state: 'upcoming', date: { id: next.id, state: 'upcoming' } })
    expect((await read(event.url)).dates.map(({ state }: { state: string }) => state)).toEqual([
      'ended',
      'upcoming',
      'upcoming',
      'cancelled',
    ])
  })

  test.each([
    ['two that are over', [-90, -50], 2],
    ['one that is over and one that was postponed', [-90, 40], 1],
  ] as const)('among several: %s', async (_title, [first, second], num_dates) => {
    const event = await makeStreamedDate(first)
    await makeEventDate(api.database, event, {
      starts_at: inHours(second),
      status: second > 0 ? 'postponed' : 'scheduled',
    })
    await makeEventDate(api.database, event, { starts_at: inHours(-70), status: 'cancelled' })
    const { results } = await read('/v1/api/events/?page_size=100')
    expect(results.find((each: { slug: string }) => each.slug === event.slug)).toMatchObject({ num_dates })
  })
})

describe('the list', () => {
  test('has upcoming events first, soonest first, then past ones, latest first', async () => {
    const artist = await makeContent(api.database, 'artist', { slug: 'by-date' })
    const links = { links: [artist] }
    const made: Record<string, string> = {}
    for (const [name, hours, columns] of [
      ['long ago', -200, {}],
      ['later', 60, {}],
      ['yesterday', -24, { replay_hours: 48 }],
      ['now', -1, {}],
      ['soon', 20, {}],
      ['off', 40, { status: 'cancelled' }],
      ['put off', -40, { status: 'postponed' }],
    ] as const)
      made[(await makeStreamedDate(hours, columns, links)).slug] = name
    const half = await makeStreamedDate(-45, { status: 'postponed' }, links)
    await makeEventDate(api.database, half, { starts_at: inHours(50) })
    made[half.slug] = 'half put off'
    const names = async (query: string) =>
      slugs((await read(`/v1/api/events/?artist=by-date${query}`)).results).map((slug) => made[slug])
    const ahead = ['now', 'soon', 'off', 'half put off', 'later', 'put off']
    expect(await names('')).toEqual([...ahead, 'yesterday', 'long ago'])
    expect(await names('&when=all')).toEqual([...ahead, 'yesterday', 'long ago'])
    expect(await names('&when=upcoming')).toEqual(ahead)
    expect(await names('&when=past')).toEqual(['yesterday', 'long ago'])
    expect(await names('&when=live')).toEqual(['now'])
    const page = await read('/v1/api/events/?artist=by-date&when=past&page_size=1')
    expect(page).toMatchObject({ count: 2, next: '/v1/api/events/?page=2&page_size=1&when=past&artist=by-date' })
    const { upcoming_events, past_events } = await read('/v1/api/artists/by-date/')
    expect(slugs(upcoming_events).map((slug) => made[slug])).toEqual(ahead)
    expect(slugs(past_events).map((slug) => made[slug])).toEqual(['yesterday', 'long ago'])
  })

  test.each(['when=tomorrow', 'when=', 'when=live&when=past', 'artist=', 'when=%00'])('rejects ?%s', async (query) => {
    expect((await api.get(`/v1/api/events/?${query}`)).statusCode).toBe(400)
  })
})

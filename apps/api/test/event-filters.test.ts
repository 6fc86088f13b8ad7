import { addDays, dayInNepal } from '@dabali/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeTicketType, makeVenue } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

type Facet = {
  field: string
  label: string
  values: { value: string; label: string; count: number; selected: boolean }[]
}
type List = {
  count: number
  next: string | null
  results: { slug: string; genres: object[]; dates: object[] }[]
  facets: Facet[]
}

let api: RunningApp
const TODAY = dayInNepal(new Date())
/** Noon in Nepal. */
const noon = (days: number) => new Date(`${addDays(TODAY, days)}T12:00:00+05:45`)
const read = async (query: string, language = 'en'): Promise<List> =>
  (await api.get(`/v1/api/events/?page_size=100&${query}`, { 'accept-language': language })).json()
const slugs = ({ results }: List) => results.map(({ slug }) => slug)
const valuesOf = ({ facets }: List, field: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.field === field)?.values.map(({ value, count }) => [value, count]) ?? [],
  )

beforeAll(async () => {
  api = await startApp()
  await api.pool.query(`
    insert into genre (slug, names) values
      ('folk', '{"en": "Folk", "ne": "लोक"}'), ('rock', '{"en": "Rock", "ne": "रक"}'), ('silent', '{"en": "Silent", "ne": "मौन"}');
    insert into city (slug, names) values
      ('patan', '{"en": "Patan", "ne": "पाटन"}'), ('pokhara', '{"en": "Pokhara", "ne": "पोखरा"}')`)
  const hall = await makeVenue(api.database)
  const lake = await makeVenue(api.database, { en: { name: 'The lake' } })
  await api.pool.query(`update venue set slug = 'hall', city = 'patan', is_step_free = true where id = $1`, [hall.id])
  await api.pool.query(`update venue set slug = 'lake', city = 'pokhara' where id = $1`, [lake.id])
  const make = async (slug: string, genres: string[], facts: object, dates: Parameters<typeof makeEventDate>[2][]) => {
    const event = await makeContent(api.database, 'event', { slug, facts, en: { title: slug }, ne: { title: slug } })
    for (const genre of genres)
      await api.pool.query('insert into content_genre (content_id, genre) values ($1, $2)', [event.id, genre])
    const made = []
    for (const date of dates) made.push(await makeEventDate(api.database, event, date))
    return made
  }
  await make('folk-in-patan', ['folk'], {}, [{ starts_at: noon(40), venue_id: hall.id, is_streamed: true }])
  const [free] = await make('free-in-pokhara', ['folk', 'rock'], { for_children: true }, [
    { starts_at: noon(41), venue_id: lake.id },
  ])
  if (free) await makeTicketType(api.database, free, { price: 0 })
  await make('both-cities', ['rock'], {}, [
    { starts_at: noon(40), venue_id: hall.id },
    { starts_at: noon(80), venue_id: lake.id, is_streamed: true },
  ])
  await make('online', [], {}, [{ starts_at: noon(40), is_streamed: true }])
  await make('running', [], {}, [
    { starts_at: hoursFrom(new Date(), -30), ends_at: hoursFrom(new Date(), 30), venue_id: lake.id },
  ])
  await make('put-off', [], {}, [{ starts_at: noon(40), venue_id: hall.id, status: 'postponed' }])
  await make('over', ['folk'], {}, [{ starts_at: noon(-40), venue_id: hall.id }])
  await make('undated', ['silent'], {}, [])
})
afterAll(() => api.stop())

describe('the filters', () => {
  const [day, month] = [addDays(TODAY, 40), addDays(TODAY, 40).slice(0, 7)]

  test.each([
    ['city=patan', ['both-cities', 'folk-in-patan', 'put-off']],
    ['city=pokhara', ['running', 'free-in-pokhara', 'both-cities']],
    ['city=online', ['online']],
    ['city=nowhere', []],
    ['venue=lake', ['running', 'free-in-pokhara', 'both-cities']],
    ['genre=rock', ['both-cities', 'free-in-pokhara']],
    ['genre=silent', ['undated']],
    ['free=true', ['free-in-pokhara']],
    ['streamed=true', ['folk-in-patan', 'online', 'both-cities']],
    ['step_free=true', ['folk-in-patan', 'both-cities', 'put-off']],
    ['children=true', ['free-in-pokhara']],
    ['date=today', ['running']],
    [`date=${day}`, ['folk-in-patan', 'both-cities', 'online']],
    [`date=${day}..${addDays(day, 1)}`, ['folk-in-patan', 'both-cities', 'online', 'free-in-pokhara']],
    [`date=${day}&city=patan&genre=folk&streamed=true&step_free=true`, ['folk-in-patan']],
    [`date=${month}&genre=silent`, []],
    // The same date must meet all filters: the streamed date is in Pokhara.
    ['city=patan&streamed=true', ['folk-in-patan']],
    [`date=${day}&city=pokhara`, []],
  ])('when=upcoming&%s', async (query, expected) => {
    const list = await read(`when=upcoming&${query}`)
    expect(slugs(list).toSorted()).toEqual(expected.toSorted())
    expect(list.count).toBe(expected.length)
  })

  test('a past date of an upcoming event does not count for upcoming events', async () => {
    expect(slugs(await read(`when=past&city=patan`))).toEqual(['over'])
    expect(slugs(await read(`when=upcoming&date=${addDays(TODAY, -40)}`))).toEqual([])
    expect(slugs(await read(`date=${addDays(TODAY, -40)}`))).toEqual(['over'])
  })

  test('are repeated in the links to other pages', async () => {
    const { next } = (await (
      await api.get('/v1/api/events/?page_size=1&when=upcoming&city=patan&step_free=true')
    ).json()) as List
    expect(next).toBe('/v1/api/events/?page=2&page_size=1&when=upcoming&city=patan&step_free=true')
  })

  test.each(['date=tomorrow', 'date=2026-02-30', 'date=2026-12-20..2026-12-13', 'date=1999-01', 'date=%00'])(
    'reject ?%s with a message for the field',
    async (query) => {
      const answer = await api.get(`/v1/api/events/?${query}`, { 'accept-language': 'ne' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().date[0]).toMatch(/छान्नुहोस्।$/)
    },
  )

  test.each([
    'city=Patan',
    'city=',
    'genre=a%20b',
    'free=false',
    'streamed=1',
    'step_free=',
    'children=yes',
    'venue=%00',
  ])('reject ?%s', async (query) => {
    const answer = await api.get(`/v1/api/events/?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()[query.split('=')[0] ?? '']).toHaveLength(1)
  })
})

describe('the facets', () => {
  test.each([
    'when=upcoming',
    'when=past',
    'when=all',
    'when=upcoming&city=patan',
    'when=upcoming&genre=rock&streamed=true',
    'when=upcoming&date=this-week',
  ])('of ?%s count what each value would list', async (query) => {
    const list = await read(query)
    const counted = list.facets.flatMap(({ field, values }) => values.map((value) => ({ field, ...value })))
    expect(counted.length).toBeGreaterThan(2)
    for (const { field, value, count } of counted) {
      const others = new URLSearchParams(query)
      others.set(field, value)
      expect([field, value, (await read(String(others))).count]).toEqual([field, value, count])
    }
  })

  test('have the names of the language, and the selected value also without results', async () => {
    const list = await read('when=upcoming&city=pokhara&genre=silent', 'ne')
    expect(list.count).toBe(0)
    const genre = list.facets.find(({ field }) => field === 'genre')
    expect(genre?.label).toBe('विधा')
    expect(genre?.values.find(({ selected }) => selected)).toEqual({
      ...{ value: 'silent', label: 'मौन', count: 0, selected: true },
    })
    expect(list.facets.find(({ field }) => field === 'city')?.values).toContainEqual({
      ...{ value: 'pokhara', label: 'पोखरा', count: 0, selected: true },
    })
  })

  test('a running event is in the month of its start and in the present one', async () => {
    const start = dayInNepal(hoursFrom(new Date(), -30)).slice(0, 7)
    const counts = valuesOf(await read('when=upcoming'), 'date')
    expect(counts[start]).toBeGreaterThanOrEqual(1)
    expect(counts[TODAY.slice(0, 7)]).toBeGreaterThanOrEqual(1)
    expect(counts['today']).toBe(1)
  })
})

test('a card has its genres, all dates with their place, and its prices', async () => {
  const { results } = await read('genre=rock')
  expect(results.find(({ slug }) => slug === 'free-in-pokhara')).toMatchObject({
    genres: [
      { slug: 'folk', name: 'Folk' },
      { slug: 'rock', name: 'Rock' },
    ],
    dates: [{ venue_name: 'The lake', city: 'Pokhara', is_step_free: false, price_from: '0.00' }],
    is_for_children: true,
    square_picture: null,
    price_from: '0.00',
    price_to: '0.00',
  })
})

test('venues have their facts and the number of their upcoming events; a changed name is shown at once', async () => {
  const venues = async () => (await (await api.get('/v1/api/venues/')).json()).results
  expect(await venues()).toMatchObject([
    { slug: 'hall', city: 'Patan', is_step_free: true, num_upcoming: 3 },
    { slug: 'lake', city: 'Pokhara', is_step_free: false, num_upcoming: 3 },
  ])
  await api.pool.query(`update city set names = '{"en": "Lalitpur", "ne": "ललितपुर"}' where slug = 'patan'`)
  await api.pool.query(`update genre set names = '{"en": "Rock music", "ne": "रक"}' where slug = 'rock'`)
  expect((await venues())[0].city).toBe('Lalitpur')
  expect(
    (await read('genre=rock')).facets.find(({ field }) => field === 'genre')?.values.map(({ label }) => label),
  ).toContain('Rock music')
})

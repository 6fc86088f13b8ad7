import { afterAll, beforeAll, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeVenue } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const NE = { 'accept-language': 'ne' }
const inHours = (hours: number) => hoursFrom(new Date(), hours)
const toUtc = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Reads a calendar by the rules of RFC 5545: its entries, each a map of names and values. */
async function readCalendar(url: string, headers = {}) {
  const answer = await api.get(url, headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.body.endsWith('\r\n')).toBe(true)
  expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const physical = answer.body.slice(0, -2).split('\r\n')
  expect(physical.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const entries: Record<string, string>[] = []
  for (const line of lines.slice(1, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') entries.push({})
    else if (line !== 'END:VEVENT' && entries.length > 0)
      Object.assign(entries.at(-1) ?? {}, { [name]: readText(value) })
  }
  return { entries, header: lines.slice(1, lines.indexOf('BEGIN:VEVENT')), headers: answer.headers }
}

const readText = (text: string) => text.replace(/\\([nN;,\\])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))

test('the calendar of an event contains all its dates', async () => {
  const address = `Lane; 11, "Patan"\\Lalitpur ${'पाटन '.repeat(30)}`
  const venue = await makeVenue(api.database, { en: { name: 'The courtyard', address } })
  const event = await makeContent(api.database, 'event', {
    slug: 'साँझ',
    en: { title: 'Rain, goats; and\nmore', summary: 'Bring a coat.' },
    ne: { title: 'साँझ '.repeat(40) },
  })
  const dates = [
    await makeEventDate(api.database, event, { venue_id: venue.id, starts_at: inHours(30) }),
    await makeEventDate(api.database, event, { starts_at: inHours(60), status: 'cancelled' }),
    await makeEventDate(api.database, event, { starts_at: inHours(90), status: 'postponed' }),
    await makeEventDate(api.database, event, { starts_at: inHours(-90) }),
  ]
  const url = `/v1/api/events/${encodeURIComponent('साँझ')}/calendar.ics`
  const { entries, header, headers } = await readCalendar(url)
  expect(headers['content-disposition']).toBe('attachment; filename="dabali.ics"')
  expect(header).toContain('VERSION:2.0')
  expect(header.some((line) => line.startsWith('PRODID:'))).toBe(true)
  const statuses = Object.fromEntries(entries.map(({ UID, STATUS }) => [UID, STATUS]))
  expect(statuses).toEqual(
    Object.fromEntries(
      dates.map(({ id }, index) => [
        `event-date-${id}@dabali.example`,
        ['CONFIRMED', 'CANCELLED', 'TENTATIVE', 'CONFIRMED'][index],
      ]),
    ),
  )
  const { rows } = await api.pool.query('select starts_at, ends_at from event_date where id = $1', [dates[0]?.id])
  expect(entries.find(({ UID }) => UID === `event-date-${dates[0]?.id}@dabali.example`)).toMatchObject({
    SUMMARY: 'Rain, goats; and\nmore',
    DESCRIPTION: 'Bring a coat.',
    LOCATION: `The courtyard, ${address}`,
    GEO: '27.6727;85.3253',
    DTSTART: toUtc(rows[0].starts_at),
    DTEND: toUtc(rows[0].ends_at),
  })
  const nepali = await readCalendar(url, NE)
  expect(nepali.entries[0]?.['SUMMARY']).toBe('साँझ '.repeat(40))
})

test('a change increases SEQUENCE and keeps the UID', async () => {
  const event = await makeContent(api.database, 'event', { published_at: new Date('2026-01-01T00:00:00Z') })
  const venue = await makeVenue(api.database)
  const date = await makeEventDate(api.database, event, { venue_id: venue.id })
  const url = `/v1/api/events/${event.slug}/calendar.ics`
  const after = async (statement: string) => {
    await api.pool.query('alter table content disable trigger user')
    await api.pool.query("update content set updated_at = '2026-02-01' where id = $1", [event.id])
    await api.pool.query('alter table content enable trigger user')
    const [before] = (await readCalendar(url)).entries
    await api.pool.query(statement)
    const [now] = (await readCalendar(url)).entries
    return { uid: now?.['UID'] === before?.['UID'], newer: Number(now?.['SEQUENCE']) > Number(before?.['SEQUENCE']) }
  }
  for (const statement of [
    `update event_date set ends_at = ends_at + interval '1 hour' where id = ${date.id}`,
    `update event_date set status = 'cancelled' where id = ${date.id}`,
    `update content_translation set title = 'Other' where content_id = ${event.id}`,
    `update venue_translation set address = 'Other' where venue_id = ${venue.id}`,
    `update venue set latitude = 27 where id = ${venue.id}`,
  ])
    expect([statement, await after(statement)]).toEqual([statement, { uid: true, newer: true }])
  const untouched = `update event_date set status = 'cancelled' where id = ${date.id}`
  expect(await after(untouched)).toEqual({ uid: true, newer: false })
})

test('the calendar of all events contains published dates that are not over', async () => {
  await api.pool.query('delete from event_date')
  const event = await makeContent(api.database, 'event')
  const draft = await makeContent(api.database, 'event', { published_at: null })
  const next = await makeEventDate(api.database, event, { starts_at: inHours(30) })
  const now = await makeEventDate(api.database, event, { starts_at: inHours(-1) })
  await makeEventDate(api.database, event, { starts_at: inHours(-30) })
  await makeEventDate(api.database, draft)
  const uids = async () => (await readCalendar('/v1/api/events/calendar.ics')).entries.map(({ UID }) => UID)
  expect(await uids()).toEqual([now, next].map(({ id }) => `event-date-${id}@dabali.example`))
  await api.pool.query('delete from event_date')
  expect(await uids()).toEqual([])
  expect((await readCalendar('/v1/api/events/calendar.ics', NE)).header).toContain('X-WR-CALNAME:डबलीका कार्यक्रम')
})

test('the calendar of one date contains only that date', async () => {
  const event = await makeContent(api.database, 'event')
  await makeEventDate(api.database, event, { starts_at: inHours(30) })
  const second = await makeEventDate(api.database, event, { starts_at: inHours(60) })
  const url = `/v1/api/events/${event.slug}/calendar.ics`
  const { entries } = await readCalendar(`${url}?date=${second.id}`)
  expect(entries.map(({ UID }) => UID)).toEqual([`event-date-${second.id}@dabali.example`])
  expect((await readCalendar(url)).entries).toHaveLength(2)
  const other = await makeEventDate(api.database, await makeContent(api.database, 'event'))
  expect((await api.get(`${url}?date=${other.id}`)).statusCode).toBe(404)
  expect((await api.get(`${url}?date=x`)).statusCode).toBe(400)
})

test('the calendar of a moved event redirects', async () => {
  const { id, slug } = await makeContent(api.database, 'event')
  await api.pool.query("update content set slug = 'elsewhere' where id = $1", [id])
  const answer = await api.get(`/v1/api/events/${slug}/calendar.ics`)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/v1/api/events/elsewhere/calendar.ics'])
  expect((await api.get('/v1/api/events/no-such/calendar.ics')).statusCode).toBe(404)
  expect((await api.get('/v1/api/events/%00/calendar.ics')).statusCode).toBe(404)
})

test('a calendar has an ETag and costs two statements', async () => {
  const { slug } = await makeContent(api.database, 'event')
  for (const url of ['/v1/api/events/calendar.ics', `/v1/api/events/${slug}/calendar.ics`]) {
    const { headers } = await api.get(url)
    expect((await api.get(url, { 'if-none-match': `${headers.etag}` })).statusCode).toBe(304)
    expect((await api.statementsOf(() => api.get(url))).length).toBe(2)
  }
})

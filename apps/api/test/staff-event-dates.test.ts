import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor } from './edit-contents.ts'
import { makeContent, makeEventDate, makeTicketType, makeVenue } from './make-content.ts'
import { makeSeatedEvent } from './make-seats.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let api: RunningApp
let boxOffice: string
beforeAll(async () => {
  api = await startApp()
  boxOffice = (await addMember(api, ['box_office'])).cookie
})
afterAll(() => api.stop())

type Method = Parameters<typeof call>[1]
type Sent = { body?: unknown; headers?: Record<string, string> }
const ask = (method: Method, path: string, { body, headers = {} }: Sent = {}) =>
  call(api, method, `staff/${path}`, body, { cookie: boxOffice, ...headers })
const visit = async (path: string) => (await call(api, 'GET', path)).body

const none = { en: '', ne: '' }
const VENUE = {
  ...{ city: null, is_step_free: true, latitude: 27.67, longitude: 85.32 },
  ...{ name: { en: 'The old mill', ne: 'पुरानो मिल' }, address: { en: 'Sankhu', ne: '' } },
  ...{ access_notes: { en: 'A ramp at the back', ne: '' }, directions: none },
}

describe('venues', () => {
  test('are created, shown and changed, in both languages', async () => {
    const city = await ask('POST', 'cities/', { body: { names: { en: 'Sankhu', ne: 'साँखु' } } })
    expect([city.status, city.body]).toEqual([201, { slug: 'sankhu', names: { en: 'Sankhu', ne: 'साँखु' } }])
    expect((await ask('GET', 'cities/')).body.results).toContainEqual(city.body)
    await visit('venues/')
    const made = await ask('POST', 'venues/', { body: { ...VENUE, city: 'sankhu' } })
    expect([made.status, made.body]).toMatchObject([
      201,
      { ...VENUE, slug: 'the-old-mill', city: 'sankhu', version: 1 },
    ])
    const shown = async () =>
      (await visit('venues/')).results.find(({ slug }: { slug: string }) => slug === 'the-old-mill')
    // The public list was cached before.
    expect(await shown()).toMatchObject({ name: 'The old mill', city: 'Sankhu', access_notes: 'A ramp at the back' })
    const renamed = { ...VENUE, city: 'sankhu', name: { en: 'The new mill', ne: '' }, latitude: null, longitude: null }
    const path = `venues/${made.body.id}/`
    const changed = await ask('PUT', path, { body: renamed, headers: version(1) })
    expect([changed.status, changed.body]).toMatchObject([200, { ...renamed, slug: 'the-old-mill', version: 2 }])
    expect(await shown()).toMatchObject({ name: 'The new mill', latitude: null })
    expect((await ask('GET', path)).body).toEqual(changed.body)
    const late = await ask('PUT', path, { body: VENUE, headers: version(1) })
    expect([late.status, late.body]).toMatchObject([409, { current: { name: { en: 'The new mill' } } }])
    expect((await ask('GET', 'venues/?q=new%20mill')).body).toMatchObject({ count: 1, results: [changed.body] })
    expect((await ask('GET', 'venues/999999/')).status).toBe(404)
  })

  test('are refused with every wrong field', async () => {
    const wrong = { ...VENUE, city: 'atlantis', name: none, longitude: null }
    const refused = await ask('POST', 'venues/', { body: wrong })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['name.en', 'city', 'longitude', 'code']])
    const untitled = await ask('POST', 'venues/', { body: { ...VENUE, name: { en: '', ne: 'मिल' } } })
    expect(Object.keys(untitled.body)).toEqual(['name.en', 'code'])
    const shapeless = await ask('POST', 'venues/', { body: { ...VENUE, latitude: 91, name: { en: 3, ne: '' } } })
    expect([shapeless.status, Object.keys(shapeless.body).toSorted()]).toEqual([400, ['code', 'latitude', 'name.en']])
    for (const names of [
      { en: 'Sankhu', ne: 'फेरि' },
      { en: 'Online', ne: 'अनलाइन' },
      { en: '', ne: '' },
    ])
      expect((await ask('POST', 'cities/', { body: { names } })).status).toBe(400)
  })

  test('with a name in Nepali only, or a taken one, get another address', async () => {
    const { body } = await ask('POST', 'venues/', {
      body: { ...VENUE, name: { en: '', ne: 'मिल' }, address: none, access_notes: none },
    })
    expect(body.slug).toMatch(/^venue-/)
    expect((await ask('POST', 'venues/', { body: VENUE })).body.slug).toMatch(/^venue-/)
  })
})

const TIMES = {
  doors_at: '2027-03-01T11:15:00.000Z',
  starts_at: '2027-03-01T12:15:00.000Z',
  ends_at: '2027-03-01T15:15:00.000Z',
}
const DATE = { ...TIMES, venue_id: null, status: 'scheduled', is_streamed: true, replay_hours: 48 }
const TICKET = {
  ...{ title: { en: 'Hall', ne: 'हल' }, price: '800', capacity: 50, largest_quantity: 6 },
  ...{ sales_start_at: null, sales_end_at: null, position: 0, is_listed: true },
}

async function makeEvent() {
  const [event, venue] = [await makeContent(api.database, 'event'), await makeVenue(api.database)]
  const body = { ...DATE, venue_id: venue.id, is_streamed: false, replay_hours: null }
  const [date] = (await ask('POST', `contents/${event.id}/dates/`, { body })).body.results
  return { ...event, venue, input: body, date }
}

describe('dates', () => {
  test('are added and are on the cached page at once', async () => {
    const event = await makeContent(api.database, 'event')
    expect((await visit(`events/${event.slug}/`)).dates).toEqual([])
    const added = await ask('POST', `contents/${event.id}/dates/`, { body: DATE })
    expect(added.status).toBe(201)
    expect(added.body.results).toMatchObject([{ ...DATE, event_id: event.id, version: 1, time_zone: 'Asia/Kathmandu' }])
    const { dates } = await visit(`events/${event.slug}/`)
    expect(dates).toMatchObject([{ starts_at: TIMES.starts_at, is_streamed: true, venue: null }])
    expect((await ask('GET', `contents/${event.id}/dates/`)).body).toMatchObject({
      count: 1,
      results: added.body.results,
    })
    expect((await ask('GET', `contents/events/?q=${event.slug}`)).body.results).toMatchObject([
      { id: event.id, num_dates: 1, next_date: TIMES.starts_at },
    ])
    expect((await ask('POST', 'contents/999999/dates/', { body: DATE })).status).toBe(404)
  })

  test('are added as a series with the ticket types of another date', async () => {
    const { id, input, date } = await makeEvent()
    await ask('POST', `event-dates/${date.id}/ticket-types/`, {
      body: { ...TICKET, admits: 'hall', sales_end_at: TIMES.doors_at },
    })
    const body = { ...input, repeat: { every_days: 7, count: 3 }, copy_tickets_of: date.id }
    const key = { 'idempotency-key': `series ${id}` }
    const { results } = (await ask('POST', `contents/${id}/dates/`, { body, headers: key })).body
    expect(results.map(({ starts_at }: { starts_at: string }) => starts_at.slice(0, 10))).toEqual([
      ...['2027-03-01', '2027-03-08', '2027-03-15'],
    ])
    expect(results[2].ticket_types).toMatchObject([
      { title: TICKET.title, price: '800.00', capacity: 50, sold: 0, sales_end_at: '2027-03-15T11:15:00.000Z' },
    ])
    // A repeated request adds no second series.
    await ask('POST', `contents/${id}/dates/`, { body, headers: key })
    expect((await ask('GET', `contents/${id}/dates/`)).body.count).toBe(4)
  })

  test('are refused with every wrong field', async () => {
    const { id, date } = await makeEvent()
    const wrong = { ...DATE, doors_at: TIMES.ends_at, ends_at: TIMES.starts_at, is_streamed: false, venue_id: null }
    const refused = await ask('POST', `contents/${id}/dates/`, { body: wrong })
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      ['doors_at', 'ends_at', 'venue_id', 'replay_hours', 'code'],
    ])
    const body = { ...DATE, venue_id: 999_999_999 }
    const unknown = await ask('PUT', `event-dates/${date.id}/`, { body, headers: version(1) })
    expect(Object.keys(unknown.body)).toEqual(['venue_id', 'code'])
    const copied = await ask('POST', `contents/${id}/dates/`, { body: { ...DATE, copy_tickets_of: 999_999_999 } })
    expect(Object.keys(copied.body)).toEqual(['copy_tickets_of', 'code'])
    const shapeless = await ask('POST', `contents/${id}/dates/`, {
      body: { ...DATE, starts_at: 'soon', status: 'over' },
    })
    expect(Object.keys(shapeless.body).toSorted()).toEqual(['code', 'starts_at', 'status'])
  })

  test('are postponed, get a new time and are cancelled: sale and calendar follow', async () => {
    const { slug, input, date } = await makeEvent()
    const { body: type } = await ask('POST', `event-dates/${date.id}/ticket-types/`, {
      body: { ...TICKET, admits: 'hall' },
    })
    const change = async (number: number, parts: object) => {
      const sent = { body: { ...input, ...parts }, headers: version(number) }
      expect((await ask('PUT', `event-dates/${date.id}/`, sent)).status).toBe(200)
      const [shown] = (await visit(`events/${slug}/`)).dates
      const calendar = (await api.get(`/v1/api/events/${slug}/calendar.ics`)).body
      return [shown.state, shown.ticket_types[0].state, /STATUS:(\w+)/.exec(calendar)?.[1]]
    }
    expect(await change(1, { status: 'postponed' })).toEqual(['postponed', 'not_yet', 'TENTATIVE'])
    expect(await change(2, { starts_at: '2027-03-01T13:00:00Z' })).toEqual(['upcoming', 'on_sale', 'CONFIRMED'])
    expect(await change(3, { status: 'cancelled' })).toEqual(['cancelled', 'ended', 'CANCELLED'])
    const bought = await api.add({ url: `/v1/api/products/${type.product_id}/` })
    expect(bought.statusCode).toBe(406)
    const late = await ask('PUT', `event-dates/${date.id}/`, { body: input, headers: version(1) })
    expect([late.status, late.body]).toMatchObject([409, { current: { status: 'cancelled' } }])
  })

  test('keep the stream that was sold, and the venue of numbered seats', async () => {
    const event = await makeContent(api.database, 'event')
    const date = await makeEventDate(api.database, event, { is_streamed: true })
    await makeTicketType(api.database, date, { admits: 'stream', sold: 1 })
    const [venue, headers] = [await makeVenue(api.database), version(1)]
    const unstreamed = { ...DATE, venue_id: venue.id, is_streamed: false, replay_hours: null }
    const refused = await ask('PUT', `event-dates/${date.id}/`, { body: unstreamed, headers })
    expect(Object.keys(refused.body)).toEqual(['is_streamed', 'code'])
    const { dateId } = await makeSeatedEvent(api.database)
    const moved = await ask('PUT', `event-dates/${dateId}/`, { body: { ...DATE, venue_id: venue.id }, headers })
    expect(Object.keys(moved.body)).toEqual(['venue_id', 'code'])
  })

  test('keep their venue while tickets for it are sold or on sale', async () => {
    const { date } = await makeEvent()
    const type = await makeTicketType(api.database, date, { admits: 'hall', sold: 1 })
    const set = (parts: string) => api.pool.query(`update ticket_type set ${parts} where id = $1`, [type.id])
    const toStream = () => ask('PUT', `event-dates/${date.id}/`, { body: DATE, headers: version(1) })
    const sold = 'Tickets for the venue are sold, so it cannot be removed.'
    expect((await toStream()).body).toMatchObject({ venue_id: [sold] })
    await set('sold = 0, held = 1')
    expect((await toStream()).body).toMatchObject({ venue_id: [sold] })
    await set('held = 0')
    const onSale = 'Tickets for the venue are on sale. Take them off sale, then remove the venue.'
    expect((await toStream()).body).toMatchObject({ venue_id: [onSale] })
    await api.pool.query('update product set is_listed = false where id = $1', [type.product_id])
    expect((await toStream()).body).toMatchObject({ venue_id: null, is_streamed: true })
  })
})

describe('ticket types', () => {
  test('are sold as products, with names in both languages', async () => {
    const { slug, date } = await makeEvent()
    await visit(`events/${slug}/`)
    const body = { ...TICKET, admits: 'hall' }
    const added = await ask('POST', `event-dates/${date.id}/ticket-types/`, { body })
    expect([added.status, added.body]).toMatchObject([
      201,
      { ...TICKET, price: '800.00', sold: 0, held: 0, is_seated: false, version: 1 },
    ])
    const [shown] = (await visit(`events/${slug}/`)).dates[0].ticket_types
    expect(shown).toMatchObject({ title: 'Hall', price: '800.00', num_available: 50, state: 'on_sale' })
    expect(shown.product_id).toBe(added.body.product_id)
    const basket = (await api.add({ url: `/v1/api/products/${shown.product_id}/` })).json()
    expect(basket.lines).toMatchObject([{ quantity: 1 }])
  })

  test('change their price and capacity, which is never less than sold and held', async () => {
    const { slug, date } = await makeEvent()
    const { id } = await makeTicketType(api.database, date, { capacity: 20, sold: 7, held: 2 })
    const change = (parts: object, number: number) =>
      ask('PUT', `ticket-types/${id}/`, { body: { ...TICKET, ...parts }, headers: version(number) })
    const refused = await change({ capacity: 8 }, 1)
    expect([refused.status, refused.body]).toEqual([
      400,
      { capacity: ['9 are sold or held. Enter 9 or more.'], code: 'invalid' },
    ])
    const changed = await change({ capacity: 9, price: '1250.5', title: { en: '', ne: 'हल' } }, 1)
    expect([changed.status, changed.body]).toMatchObject([200, { capacity: 9, price: '1250.50', sold: 7, version: 2 }])
    const [shown] = (await visit(`events/${slug}/`)).dates[0].ticket_types
    expect(shown).toMatchObject({ title: 'हल', price: '1250.50', num_available: 0, state: 'sold_out' })
    const late = await change({}, 1)
    expect([late.status, late.body]).toMatchObject([409, { current: { capacity: 9 } }])
    const wrong = { title: none, sales_start_at: TIMES.ends_at, sales_end_at: TIMES.starts_at, capacity: 1 }
    expect(Object.keys((await change(wrong, 2)).body)).toEqual(['title.en', 'capacity', 'sales_end_at', 'code'])
    expect(Object.keys((await change({ price: '-1' }, 2)).body)).toEqual(['price', 'code'])
  })

  test('of numbered seats keep the capacity of their section', async () => {
    const { dateId } = await makeSeatedEvent(api.database)
    const [type] = (await ask('GET', `event-dates/${dateId}/`)).body.ticket_types
    const sent = { body: { ...TICKET, capacity: type.capacity + 1 }, headers: version(1) }
    expect(Object.keys((await ask('PUT', `ticket-types/${type.id}/`, sent)).body)).toEqual(['capacity', 'code'])
    const { date } = await makeEvent()
    const copied = await ask('POST', `event-dates/${date.id}/ticket-types/copy/`, { body: { from: dateId } })
    expect([copied.status, Object.keys(copied.body)]).toEqual([400, ['from', 'code']])
  })

  test('are copied from another date, and fit the place', async () => {
    const [one, other] = [await makeEvent(), await makeEvent()]
    const path = (date: { id: number }) => `event-dates/${date.id}/ticket-types/`
    await ask('POST', path(one.date), { body: { ...TICKET, admits: 'hall' } })
    const copied = await ask('POST', `${path(other.date)}copy/`, { body: { from: one.date.id } })
    expect([copied.status, copied.body.ticket_types]).toMatchObject([
      200,
      [{ title: TICKET.title, capacity: 50, sold: 0 }],
    ])
    const stream = await ask('POST', path(one.date), { body: { ...TICKET, admits: 'stream' } })
    expect([stream.status, Object.keys(stream.body)]).toEqual([400, ['admits', 'code']])
    const itself = await ask('POST', `${path(one.date)}copy/`, { body: { from: one.date.id } })
    expect(Object.keys(itself.body)).toEqual(['from', 'code'])
  })
})

test('editors write the texts, the line-up and the running order of an event', async () => {
  const editor = await openEditor(api)
  const artist = await makeContent(api.database, 'artist')
  const content = await editor.save(await editor.create('event', { en: 'Rain nights' }), {
    links: [artist.id],
    facts: { refund_hours: 48, for_children: true, square_picture: null },
    texts: {
      organizer: { en: 'Dabali', ne: 'डबली' },
      refund_rule: none,
      running_order: [{ after_minutes: 0, title: { en: 'Opening', ne: '' }, about: none, is_break: false }],
    },
  })
  const { body: preview } = await editor.ask('POST', `${content.id}/previews/`)
  expect((await editor.visit(`content-previews/${preview.token}/`)).body.detail.line_up).toHaveLength(1)
  await editor.publish(content)
  expect(await visit('events/rain-nights/')).toMatchObject({
    organizer: 'Dabali',
    line_up: [{ slug: artist.slug }],
    running_order: [{ after_minutes: 0, title: 'Opening', about: '', is_break: false }],
  })
  const refused = await call(api, 'POST', `staff/contents/${content.id}/dates/`, DATE, {
    cookie: (await addMember(api, ['editor'])).cookie,
  })
  expect(refused.status).toBe(403)
})

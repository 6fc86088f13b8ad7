import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeEventDate } from './make-content.ts'
import { makeSeatedEvent, type SeatedEvent, startSeatedApp } from './make-seats.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let api: Awaited<ReturnType<typeof startSeatedApp>>
let boxOffice: string
beforeAll(async () => {
  api = await startSeatedApp()
  boxOffice = (await addMember(api, ['box_office'])).cookie
})
afterAll(() => api.stop())

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON.
type Json = any
type Method = Parameters<typeof call>[1]
const ask = (method: Method, path: string, body?: unknown, headers = {}) =>
  call(api, method, `staff/${path}`, body, { cookie: boxOffice, ...headers })

const venueOf = async ({ sectionId }: SeatedEvent): Promise<number> =>
  (await api.rows('select venue_id from seat_section where id = $1', [sectionId]))[0].venue_id
const planOf = async (venue: number): Promise<Json> => (await ask('GET', `venues/${venue}/seating-plan/`)).body
const savePlan = (plan: Json, sections: Json[] = plan.sections) =>
  ask('PUT', `venues/${plan.venue_id}/seating-plan/`, { sections }, version(plan.version))
const seat = (row: string, number: number) => ({ id: null, row, number, x: number * 20, y: 20, kind: 'normal' })
const names = (seats: { row: string; number: number }[]) => seats.map(({ row, number }) => `${row}${number}`)

describe('a new revision of a plan', () => {
  const draw = (plan: Json, headers = version(plan.version)) =>
    ask('POST', `venues/${plan.venue_id}/seating-plan/revisions/`, undefined, headers)
  const at = async (venue: number, query: string): Promise<Json> =>
    (await ask('GET', `venues/${venue}/seating-plan/?${query}`)).body
  const ticket = (section_id: number) => ({
    ...{
      title: { en: 'Floor', ne: '' },
      price: '800.00',
      capacity: 4,
      largest_quantity: 4,
      admits: 'hall',
      section_id,
    },
    ...{ sales_start_at: null, sales_end_at: null, position: 1, is_listed: true },
  })
  const idsOf = (plan: Json) => plan.sections.flatMap(({ seats }: Json) => seats.map(({ id }: Json) => id))

  test('is a copy for new dates, and leaves the seats of sold tickets as they are', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['....', '....'] })
    await api.buySeats(event, { quantity: 2, seats: event.ids('A1', 'A2'), pay: true })
    const venue = await venueOf(event)
    const sold = await planOf(venue)
    const drawn = await draw(sold)
    expect([drawn.status, drawn.body]).toMatchObject([
      201,
      {
        version: sold.version + 1,
        revision: 2,
        revisions: [
          { revision: 2, num_seats: 8, num_dates: 0 },
          { revision: 1, num_seats: 8, num_dates: 1 },
        ],
      },
    ])
    const copied = drawn.body.sections.flatMap(({ seats }: Json) => seats)
    expect(names(copied)).toEqual(names(sold.sections.flatMap(({ seats }: Json) => seats)))
    expect(copied.some(({ is_used: isUsed }: Json) => isUsed)).toBe(false)
    expect(idsOf(sold).filter((id: number) => idsOf(drawn.body).includes(id))).toEqual([])

    // Of the copy everything can go; of the plan that was sold from, nothing has changed.
    const [section] = drawn.body.sections
    const changed = await savePlan(drawn.body, [{ ...section, seats: [seat('T', 1)] }])
    expect([changed.status, changed.body.revision, idsOf(changed.body)]).toEqual([200, 2, [expect.any(Number)]])
    expect((await at(venue, 'revision=1')).sections).toEqual(sold.sections)
    expect((await planOf(venue)).sections).toEqual(changed.body.sections)
    const [recorded] = await api.rows(
      `select before, after from staff_event where operation = 'createSeatingRevision' and thing_id = $1`,
      [String(venue)],
    )
    expect(recorded).toMatchObject({ before: { revision: 1 }, after: { revision: 2, sections: [{ seats: 8 }] } })
  })

  test('is changed by its number, and an older one stays changeable where nobody has its seats', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['...'] })
    await api.buySeats(event, { quantity: 1, seats: event.ids('A1'), pay: true })
    const venue = await venueOf(event)
    const { body: second } = await draw(await planOf(venue))
    const first = await at(venue, 'revision=1')
    const put = (sections: Json[]) =>
      ask('PUT', `venues/${venue}/seating-plan/?revision=1`, { sections }, version(first.version))
    const [section] = first.sections
    expect((await put([{ ...section, seats: section.seats.slice(1) }])).status).toBe(400)
    const answer = await put([{ ...section, seats: section.seats.slice(0, 2) }])
    expect([answer.status, answer.body.revision, idsOf(answer.body)]).toEqual([200, 1, idsOf(first).slice(0, 2)])
    expect((await planOf(venue)).sections).toEqual(second.sections)
    expect((await put(second.sections)).status).toBe(409)
  })

  test('is chosen for all seats of a date, or for none', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['...'] })
    const venue = await venueOf(event)
    const { body: second } = await draw(await planOf(venue))
    const [{ event_date_id: date }] = (await api.rows('select event_date_id from ticket_type where id = $1', [
      event.typeId,
    ])) as Json[]
    expect((await at(venue, `event_date=${date}`)).revision).toBe(1)
    const refused = await ask('POST', `event-dates/${date}/ticket-types/`, ticket(second.sections[0].id))
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { section_id: ['This date sells seats of another version of the plan. Choose a section of that version.'] },
    ])
    const same = await ask('POST', `event-dates/${date}/ticket-types/`, ticket(event.sectionId))
    expect(same.status).toBe(201)

    const other = await makeEventDate(api.database, await makeContent(api.database, 'event'), { venue_id: venue })
    expect((await ask('POST', `event-dates/${other.id}/ticket-types/`, ticket(second.sections[0].id))).status).toBe(201)
    const copied = await ask('POST', `event-dates/${other.id}/ticket-types/copy/`, { from: date })
    expect([copied.status, Object.keys(copied.body)[0]]).toEqual([400, 'from'])
  })

  test('is not shown for a date of another venue or of none', async () => {
    const [event, other] = [
      await makeSeatedEvent(api.database, { rows: ['...'] }),
      await makeSeatedEvent(api.database, { rows: ['..'] }),
    ]
    const venue = await venueOf(event)
    const [{ event_date_id: elsewhere }] = (await api.rows('select event_date_id from ticket_type where id = $1', [
      other.typeId,
    ])) as Json[]
    const content = await makeContent(api.database, 'event')
    const [online, unseated] = [
      await makeEventDate(api.database, content, { venue_id: null }),
      await makeEventDate(api.database, content, { venue_id: venue }),
    ]
    const statusOf = async (date: number) =>
      (await ask('GET', `venues/${venue}/seating-plan/?event_date=${date}`)).status
    expect([await statusOf(elsewhere), await statusOf(online.id), await statusOf(999_999)]).toEqual([404, 404, 404])
    expect((await at(venue, `event_date=${unseated.id}`)).revision).toBe(1)
  })

  test('needs a date that uses the one before, and the version that was seen', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['...'] })
    const venue = await venueOf(event)
    const first = await planOf(venue)
    const { body: second } = await draw(first)
    expect((await draw(first)).status).toBe(409)
    expect(await draw(second)).toMatchObject({ status: 409, body: { code: 'unused_revision' } })
    for (const query of ['revision=3', 'revision=0', 'revision=x'])
      expect((await ask('GET', `venues/${venue}/seating-plan/?${query}`)).status).toBeGreaterThanOrEqual(400)
  })
})

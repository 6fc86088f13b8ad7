import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSeatedEvent, type SeatedEvent, startSeatedApp } from './make-seats.ts'
import { checkOut, payOrder } from './order-actions.ts'
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
const seat = (row: string, number: number, more: object = {}) => ({
  ...{ id: null, row, number, x: number * 20, y: row.charCodeAt(0) * 20, kind: 'normal' },
  ...more,
})
const names = (seats: { row: string; number: number }[]) => seats.map(({ row, number }) => `${row}${number}`)
const capacityOf = async ({ typeId }: SeatedEvent) =>
  (await api.rows('select capacity from ticket_type where id = $1', [typeId]))[0].capacity

describe('the plan of a venue', () => {
  test('is made, sold, changed and recorded', async () => {
    const { body: venue } = await ask('POST', 'venues/', {
      ...{ city: null, is_step_free: true, latitude: null, longitude: null, name: { en: 'Barn', ne: 'गोठ' } },
      ...{ address: { en: '', ne: '' }, access_notes: { en: '', ne: '' }, directions: { en: '', ne: '' } },
    })
    const empty = await planOf(venue.id)
    expect(empty).toEqual({
      ...{ venue_id: venue.id, version: 1, revision: 1, sections: [] },
      revisions: [{ revision: 1, num_seats: 0, num_dates: 0 }],
    })
    const hall = { id: null, name: { en: 'Hall', ne: 'हल' }, seats: [seat('A', 1), seat('A', 2), seat('B', 1)] }
    const made = await savePlan(empty, [hall])
    expect(made.status).toBe(200)
    const [section] = made.body.sections
    expect([section.name, section.num_ticket_types, names(section.seats)]).toEqual([hall.name, 0, ['A1', 'A2', 'B1']])
    const [a1, a2, b1] = section.seats
    const swapped = [{ ...a1, number: 2 }, { ...a2, number: 1 }, { ...b1, kind: 'wheelchair', x: 33 }, seat('B', 2)]
    const changed = await savePlan(made.body, [{ ...section, name: { en: 'Floor', ne: 'भुइँ' }, seats: swapped }])
    expect([changed.status, changed.body.version]).toEqual([200, 3])
    const seats = changed.body.sections[0].seats
    expect(seats.find(({ id }: Json) => id === a1.id)).toMatchObject({ row: 'A', number: 2 })
    expect(seats.find(({ id }: Json) => id === b1.id)).toMatchObject({ kind: 'wheelchair', x: 33 })
    expect(await planOf(venue.id)).toEqual(changed.body)
    const events = (await api.rows(
      `select before, after from staff_event where thing_kind = 'seating_plan' order by id`,
    )) as Json[]
    expect(events.at(-1)).toMatchObject({
      before: { sections: [{ name: hall.name, seats: 3 }] },
      after: { sections: [{ seats: 4 }], added: ['B 2'], changed: ['A 2', 'A 1', 'B 1'], removed: [] },
    })
    const late = await savePlan(made.body)
    expect([late.status, late.body.current]).toEqual([409, changed.body])
    const none = await savePlan(changed.body, [])
    expect([none.status, none.body.sections]).toEqual([200, []])
  })

  test('may have standing areas, which have no seats and are not sold as a section', async () => {
    const event = await makeSeatedEvent(api.database)
    const venue = await venueOf(event)
    const plan = await planOf(venue)
    const floor = { id: null, name: { en: 'Floor', ne: 'भुइँ' }, standing: 286, seats: [] }
    const saved = await savePlan(plan, [...plan.sections, floor])
    expect(saved.status).toBe(200)
    const area = saved.body.sections.find(({ standing }: Json) => standing !== null)
    expect(area).toMatchObject({ name: floor.name, standing: 286, seats: [], num_ticket_types: 0 })
    expect(saved.body.sections.filter(({ standing }: Json) => standing === null)).toHaveLength(plan.sections.length)

    const withoutIt = saved.body.sections.map(({ standing: _, ...section }: Json) => section)
    const again = await savePlan(saved.body, withoutIt)
    expect(again.body.sections.find(({ id }: Json) => id === area.id)).toMatchObject({ standing: 286 })

    const [seated] = plan.sections
    const refused = await savePlan(again.body, [
      { ...seated, standing: 10 },
      { ...area, seats: [seat('A', 1)] },
    ])
    expect([refused.status, Object.keys(refused.body).filter((field) => field.endsWith('standing'))]).toEqual([
      400,
      ['sections.0.standing', 'sections.1.standing'],
    ])
    const type = {
      ...{ title: { en: 'Floor', ne: '' }, price: '300.00', capacity: 0, largest_quantity: 10, admits: 'hall' },
      ...{ sales_start_at: null, sales_end_at: null, position: 0, is_listed: true, section_id: area.id },
    }
    const sold = await ask('POST', `event-dates/${event.dateId}/ticket-types/`, type)
    expect([sold.status, Object.keys(sold.body)]).toEqual([400, expect.arrayContaining(['section_id'])])
    const copy = await ask('POST', `venues/${venue}/seating-plan/revisions/`, undefined, version(again.body.version))
    expect(copy.body.sections.map(({ standing }: Json) => standing).toSorted()).toEqual(
      saved.body.sections.map(({ standing }: Json) => standing).toSorted(),
    )
  })

  test('keeps the seats that somebody has, and the quantities follow it', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['....', '....'] })
    await api.buySeats(event, { quantity: 1, seats: event.ids('A1'), pay: true })
    const held = await api.choose(event, { quantity: 1, seats: event.ids('A2') })
    expect(held.status).toBe(200)
    const plan = await planOf(await venueOf(event))
    const [section] = plan.sections
    const without = (...gone: string[]) => [
      { ...section, seats: section.seats.filter((each: Json) => !gone.includes(names([each])[0] ?? '')) },
    ]
    for (const gone of ['A1', 'A2']) {
      const refused = await savePlan(plan, without(gone))
      expect([refused.status, Object.keys(refused.body)[0]]).toEqual([400, 'sections.0.seats'])
    }
    const renumbered = [
      { ...section, seats: section.seats.map((each: Json) => ({ ...each, number: each.number + 10 })) },
    ]
    expect(Object.keys((await savePlan(plan, renumbered)).body)).toEqual([
      'sections.0.seats.0.number',
      'sections.0.seats.1.number',
      'code',
    ])
    expect(Object.keys((await savePlan(plan, [])).body)).toEqual(['sections', 'code'])
    const smaller = await savePlan(plan, without('A3', 'A4', 'B4'))
    expect([smaller.status, await capacityOf(event)]).toEqual([200, 5])
    const more = [{ ...smaller.body.sections[0], seats: [...smaller.body.sections[0].seats, seat('C', 1)] }]
    expect([(await savePlan(smaller.body, more)).status, await capacityOf(event)]).toEqual([200, 6])
  })

  test('loses no seat that a basket wants meanwhile, and a basket whose hold is over gets another seat', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['...'] })
    const { cookie } = await api.choose(event, { quantity: 1, seats: event.ids('A1') })
    await api.expireHolds()
    const plan = await planOf(await venueOf(event))
    const [section] = plan.sections
    const [, ...others] = section.seats
    expect((await savePlan(plan, [{ ...section, seats: others }])).status).toBe(200)
    const bought = await checkOut(api, cookie, { guest_email: 'maya@example.com', payment_method: 'esewa' })
    expect([bought.status, await api.takenAt(event)]).toEqual([200, ['A2']])
  })

  test('of an expired order can be removed; an order that is paid late is refunded then', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['...'], price: 50_000 })
    const { order } = await api.buySeats(event, { quantity: 1, seats: event.ids('A1') })
    await api.expire(order)
    await api.sweep()
    const plan = await planOf(await venueOf(event))
    const [section] = plan.sections
    expect((await savePlan(plan, [{ ...section, seats: section.seats.slice(1) }])).status).toBe(200)
    await payOrder(api, order.id)
    const [{ payment_status }] = await api.rows('select payment_status from "order" where id = $1', [order.id])
    expect([payment_status, await api.takenAt(event)]).toEqual(['refund_due', []])
  })

  test('names every problem at its field', async () => {
    const event = await makeSeatedEvent(api.database)
    const plan = await planOf(await venueOf(event))
    const wrong = [
      {
        id: null,
        name: { en: '', ne: 'हल' },
        seats: [seat('A', 1), seat('A', 1, { x: 99 }), seat(' ', 2), seat('A', 3, { x: 20 })],
      },
      { id: 999_999, name: { en: 'Gone', ne: 'छैन' }, seats: [seat('A', 1, { id: 999_999 })] },
      ...plan.sections,
    ]
    const refused = await savePlan(plan, wrong)
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      [
        ...['sections.0.name.en', 'sections.0.seats.1.number', 'sections.0.seats.2.row', 'sections.0.seats.3.x'],
        ...['sections.1.id', 'sections.1.seats.0.id', 'code'],
      ],
    ])
    expect((await savePlan(plan, [...plan.sections, ...plan.sections])).status).toBe(400)
    const shapeless = await savePlan(plan, [
      { id: null, name: { en: 'A', ne: 'क' }, seats: [seat('A', 0), { row: 3 }] },
    ])
    expect(shapeless.status).toBe(400)
    const many = Array.from({ length: 5000 }, (_, at) => seat('A', at + 1))
    expect(
      (await savePlan(plan, [...plan.sections, { id: null, name: { en: 'B', ne: 'ख' }, seats: many }])).status,
    ).toBe(400)
    expect((await ask('GET', 'venues/999999/seating-plan/')).status).toBe(404)
    expect(await planOf(plan.venue_id)).toEqual(plan)
  })

  test('of the largest size is saved at once', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['.'] })
    const plan = await planOf(await venueOf(event))
    const seats = Array.from({ length: 5000 }, (_, at) =>
      seat(String.fromCharCode(65 + Math.floor(at / 250)), (at % 250) + 1),
    )
    const saved = await savePlan(plan, [{ ...plan.sections[0], seats }])
    expect([saved.status, saved.body.sections[0].seats.length, await capacityOf(event)]).toEqual([200, 5000, 5000])
  })
})

describe('the seats of a date', () => {
  const seatsOf = async (event: SeatedEvent): Promise<Json> =>
    (await ask('GET', `event-dates/${event.dateId}/seats/`)).body
  const block = (event: SeatedEvent, seen: Json, seat_ids: number[]) =>
    ask('PUT', `event-dates/${event.dateId}/seats/`, { seat_ids }, version(seen.version))

  test('are free, held, sold or blocked; blocked ones are not sold', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['....'] })
    await api.buySeats(event, { quantity: 1, seats: event.ids('A1'), pay: true })
    await api.choose(event, { quantity: 1, seats: event.ids('A2') })
    const seen = await seatsOf(event)
    const blocked = await block(event, seen, event.ids('A3'))
    expect(blocked.status).toBe(200)
    const states = blocked.body.sections[0].seats.map(({ state }: Json) => state)
    expect([states, await capacityOf(event)]).toEqual([['sold', 'held', 'blocked', 'free'], 3])
    const wanted = await api.choose(event, { quantity: 1, seats: event.ids('A3') })
    expect([wanted.status, wanted.body.code]).toEqual([406, 'seat_taken'])
    const refused = await block(event, blocked.body, event.ids('A2', 'A3'))
    expect([refused.status, Object.keys(refused.body)[0]]).toEqual([400, 'seat_ids'])
    expect((await block(event, blocked.body, [999_999])).status).toBe(400)
    expect((await block(event, seen, [])).body.current).toEqual(blocked.body)
    const unblocked = await block(event, blocked.body, [])
    expect(unblocked.body.sections[0].seats.map(({ state }: Json) => state)).toEqual(['sold', 'held', 'free', 'free'])
    expect(await capacityOf(event)).toBe(4)
    expect((await api.choose(event, { quantity: 1, seats: event.ids('A3') })).status).toBe(200)
    expect((await ask('GET', 'event-dates/999999/seats/')).status).toBe(404)
  })

  test('are sold by a ticket type of their section', async () => {
    const event = await makeSeatedEvent(api.database, { rows: ['...'] })
    const ticket = {
      ...{ title: { en: 'Student', ne: '' }, price: '300.00', capacity: 0, largest_quantity: 10, admits: 'hall' },
      ...{ sales_start_at: null, sales_end_at: null, position: 0, is_listed: true },
    }
    const path = `event-dates/${event.dateId}/ticket-types/`
    const made = await ask('POST', path, { ...ticket, section_id: event.sectionId })
    expect([made.status, made.body]).toMatchObject([201, { section_id: event.sectionId, is_seated: true, capacity: 3 }])
    const other = await makeSeatedEvent(api.database)
    for (const section_id of [other.sectionId, 999_999]) {
      const refused = await ask('POST', path, { ...ticket, section_id })
      expect([refused.status, Object.keys(refused.body)[0]]).toEqual([400, 'section_id'])
    }
  })
})

import type { Role } from '../../src/staff/permissions.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType, makeVenue } from '../make-content.ts'
import { makeSeatedEvent } from '../make-seats.ts'
import type { Rule } from './rule.ts'
import type { TestEnvironment, Thing } from './test-environment.ts'

const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })
const headers = { 'if-match': '"1"' }
const none = { en: '', ne: '' }
let made = 0

const venueInput = () => ({
  ...{ city: null, is_step_free: true, latitude: null, longitude: null },
  ...{ name: { en: `Hall ${made++}`, ne: '' }, address: none, access_notes: none, directions: none },
})

const newVenue: Thing = async () => ({ body: venueInput() })
const venue: Thing = async ({ database }) => ({
  ids: { id: String((await makeVenue(database)).id) },
  headers,
  body: venueInput(),
})
const newCity: Thing = async () => ({ body: { names: { en: `City ${made++}`, ne: 'सहर' } } })

const at = (hours: number) => hoursFrom(new Date('2027-03-01T12:00:00Z'), hours).toISOString()
const dateInput = (venue_id: number) => ({
  ...{ venue_id, status: 'scheduled', doors_at: at(-1), starts_at: at(0), ends_at: at(3) },
  ...{ is_streamed: false, replay_hours: null },
})

async function makeDate({ database }: TestEnvironment) {
  const [event, { id: venue_id }] = [await makeContent(database, 'event'), await makeVenue(database)]
  const date = await makeEventDate(database, event, { venue_id })
  return { event, venue_id, date }
}

const event: Thing = async (env) => ({ ids: { id: String((await makeDate(env)).event.id) } })
const copiedEvent: Thing = async (env, person) => ({
  ...(await event(env, person)),
  body: { title: { en: `Copy of an event ${made++}`, ne: '' } },
})
const newDates: Thing = async (env) => {
  const made = await makeDate(env)
  return { ids: { id: String(made.event.id) }, body: dateInput(made.venue_id) }
}
const date: Thing = async (env) => {
  const made = await makeDate(env)
  return { ids: { id: String(made.date.id) }, headers, body: dateInput(made.venue_id) }
}

const ticketInput = {
  ...{ title: { en: 'Hall', ne: '' }, price: '800.00', capacity: 100, largest_quantity: 10 },
  ...{ sales_start_at: null, sales_end_at: null, position: 0, is_listed: true },
}
const newTicketType: Thing = async (env) => ({
  ids: { id: String((await makeDate(env)).date.id) },
  body: { ...ticketInput, admits: 'hall' },
})
const copied: Thing = async (env) => {
  const [one, other] = [await makeDate(env), await makeDate(env)]
  return { ids: { id: String(one.date.id) }, body: { from: other.date.id } }
}
const ticketType: Thing = async (env) => {
  const { date: of } = await makeDate(env)
  const { id } = await makeTicketType(env.database, of)
  return { ids: { id: String(id) }, headers, body: ticketInput }
}

const plan: Thing = async (env, person) => ({ ...(await venue(env, person)), body: { sections: [] } })
/** Its newest revision is sold from. */
const usedPlan: Thing = async (env) => {
  const { sectionId } = await makeSeatedEvent(env.database, { rows: ['..'] })
  const [{ venue_id: id }] = await env.rows('select venue_id from seat_section where id = $1', [sectionId])
  return { ids: { id: String(id) }, headers }
}
const blocked: Thing = async (env, person) => ({ ...(await date(env, person)), body: { seat_ids: [] } })

/** Venues, and events with their dates and ticket types. */
export const STAFF_EVENTS: Record<string, Rule> = {
  listStaffVenues: byStaff(),
  getStaffVenue: byStaff(venue),
  createStaffVenue: byStaff(newVenue, { ok: 201 }),
  changeStaffVenue: byStaff(venue),
  getStaffSeatingPlan: byStaff(venue),
  changeSeatingPlan: byStaff(plan),
  createSeatingRevision: byStaff(usedPlan, { ok: 201 }),
  getStaffDateSeats: byStaff(date),
  changeBlockedSeats: byStaff(blocked),
  listStaffCities: byStaff(),
  addCity: byStaff(newCity, { ok: 201 }),
  listEventContents: byStaff(),
  copyEvent: byStaff(copiedEvent, { ok: 201 }),
  listStaffEventDates: byStaff(event),
  addEventDates: byStaff(newDates, { ok: 201 }),
  getStaffEventDate: byStaff(date),
  changeEventDate: byStaff(date),
  addTicketType: byStaff(newTicketType, { ok: 201 }),
  copyTicketTypes: byStaff(copied),
  changeTicketType: byStaff(ticketType),
}

const READERS: readonly Role[] = ['editor', 'box_office', 'door', 'finance', 'support']
const WRITERS: readonly Role[] = ['box_office']

export const ROLES_OF_EVENTS: Readonly<Record<string, readonly Role[]>> = {
  listStaffVenues: READERS,
  getStaffVenue: READERS,
  createStaffVenue: WRITERS,
  changeStaffVenue: WRITERS,
  getStaffSeatingPlan: READERS,
  changeSeatingPlan: WRITERS,
  createSeatingRevision: WRITERS,
  getStaffDateSeats: READERS,
  changeBlockedSeats: WRITERS,
  listStaffCities: READERS,
  addCity: WRITERS,
  listEventContents: READERS,
  copyEvent: ['editor'],
  listStaffEventDates: READERS,
  addEventDates: WRITERS,
  getStaffEventDate: READERS,
  changeEventDate: WRITERS,
  addTicketType: WRITERS,
  copyTicketTypes: WRITERS,
  changeTicketType: WRITERS,
}

import { randomUUID } from 'node:crypto'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from '../make-content.ts'
import type { House, Person, Thing } from './open-house.ts'
import { buy, buyAsGuest, makeFree } from './things.ts'

const inHours = (hours: number) => hoursFrom(new Date(), hours)

/** An evening in thirty hours with free places in its hall. */
async function makeEvening(house: House, capacity = 50) {
  const event = await makeContent(house.database, 'event')
  const date = await makeEventDate(house.database, event, { starts_at: inHours(30) })
  const { id: type, product_id: product } = await makeTicketType(house.database, date, { capacity })
  await makeFree(house, product)
  return { slug: event.slug, date: date.id, type, product }
}

type Ticket = { id: string; hash_url: string; code: string }
const hashIn = ({ hash_url }: Ticket) => hash_url.split('/').at(-2) ?? ''

/** A place in the hall that the person has bought. */
async function buyPlace(house: House, person: Person) {
  const evening = await makeEvening(house)
  const { order } = await buy(house, person, evening.product)
  const { results } = await house.done('GET', `orders/${order.id}/tickets/`, person)
  const ticket: Ticket = results[0]
  const marks = [order.id, order.hash, ticket.id, hashIn(ticket), ticket.code]
  return { ...evening, order, ticket, marks }
}

export const ticket: Thing = async (house, person) => {
  const { ticket, marks } = await buyPlace(house, person)
  return { ids: { ticket: ticket.id }, marks }
}

export const ticketHash: Thing = async (house, person) => {
  const { ticket, marks } = await buyPlace(house, person)
  return { ids: { ticket: hashIn(ticket) }, marks }
}

export const orderOfTickets: Thing = async (house, person) => {
  const { order, marks } = await buyPlace(house, person)
  return { ids: { id: order.id }, marks }
}

export const orderHashOfTickets: Thing = async (house, person) => {
  const { order, marks } = await buyPlace(house, person)
  return { ids: { hash: order.hash }, marks }
}

export const offeredTicket: Thing = async (house, person) => {
  const asked = await ticket(house, person)
  const body = { email: 'nisha@example.com' }
  await house.done('POST', `tickets/${asked.ids?.['ticket']}/transfer/`, { body, cookie: person.cookie })
  return asked
}

/** The link with which somebody takes a ticket. */
export const transfer: Thing = async (house, person) => {
  await offeredTicket(house, person)
  return { ids: { token: await house.read('nisha@example.com', /\/ticket\/transfer\/([\w-]{43})/) } }
}

export const door: Thing = async (house, person) => {
  const { date, marks } = await buyPlace(house, person)
  return { ids: { event_date_id: String(date) }, marks }
}

/** What a scanner says of the ticket. */
export const scan: Thing = async (house, person) => {
  const { date, ticket, marks } = await buyPlace(house, person)
  return { body: { event_date_id: date, code: ticket.code, scan_id: randomUUID() }, marks }
}

export const scans: Thing = async (house, person) => {
  const { date, ticket, marks } = await buyPlace(house, person)
  return { body: { event_date_id: date, scans: [{ code: ticket.code, scan_id: randomUUID() }] }, marks }
}

export const scanned: Thing = async (house, person) => {
  const { body, marks } = await scan(house, person)
  const { scan_id } = await house.done('POST', 'staff/check-in/', { body, cookie: await house.staff() })
  return { body: { scan_id }, marks: marks ?? [] }
}

/** An evening whose only place somebody has, which can be given back. */
async function soldOut(house: House) {
  const evening = await makeEvening(house, 1)
  const first = await house.newPerson()
  const { order } = await buy(house, first, evening.product)
  return {
    ...evening,
    giveBack: async () =>
      house.done('POST', `staff/orders/${order.id}/cancel/`, { body: {}, cookie: await house.staff() }),
  }
}

export const fullEvening: Thing = async (house, { email }) => {
  const { slug, type } = await soldOut(house)
  return { ids: { slug }, body: { ticket_type: type, email } }
}

async function wait(house: House, person: Person) {
  const evening = await soldOut(house)
  const body = { ticket_type: evening.type }
  const { url } = await house.done('POST', `events/${evening.slug}/waiting-list/`, { body, cookie: person.cookie })
  return { ...evening, token: String(url).split('/').at(-2) ?? '' }
}

export const waitingPlace: Thing = async (house, person) => ({ ids: { token: (await wait(house, person)).token } })

/** The link with which somebody buys what they have waited for. */
export const placesOffer: Thing = async (house, person) => {
  const { giveBack, token } = await wait(house, person)
  await giveBack()
  return { ids: { token: await house.read(person.email, /\/waiting-list\/offer\/([\w-]{43})/) }, marks: [token] }
}

/** A night that is on the air. */
async function makeNight(house: House) {
  const event = await makeContent(house.database, 'event')
  const streamed = { starts_at: inHours(-1), is_streamed: true, replay_hours: 48 }
  const date = await makeEventDate(house.database, event, streamed)
  const seat = await makeTicketType(house.database, date, { admits: 'stream', capacity: 500 })
  await makeFree(house, seat.product_id)
  const body = JSON.stringify({ stream: event.slug, state: 'up' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${house.sandbox.url}/hls/control/`, { method: 'POST', headers, body })
  return { slug: event.slug, id: String(date.id), product: seat.product_id }
}

export const night: Thing = async (house, person) => {
  const { slug, id, product } = await makeNight(house)
  await buy(house, person, product)
  return { ids: { slug, id } }
}

const watch = (house: House, { cookie }: Person, { slug, id }: { slug?: string; id?: string }) =>
  house.done('POST', `events/${slug}/${id}/live/session/`, { body: { device: 'Sofa' }, cookie })

export const watchedNight: Thing = async (house, person) => {
  const asked = await night(house, person)
  const { src } = await watch(house, person, asked.ids ?? {})
  return { ...asked, marks: [src.split('/')[3]] }
}

export const stream: Thing = async (house, person) => {
  const { ids } = await night(house, person)
  const { src } = await watch(house, person, ids ?? {})
  const [, token = '', rest = ''] = /^\/v1\/hls\/([^/]+)\/(.+)$/.exec(src) ?? []
  return { ids: { token }, fixed: { '*': rest } }
}

export const staffNight: Thing = async (house) => ({ ids: { id: (await makeNight(house)).id } })

export const accessHash: Thing = async (house) => {
  const { slug, id } = await makeNight(house)
  const wish = { body: { count: 1 }, cookie: await house.staff() }
  const { hashes } = await house.done('POST', `staff/live/${id}/hashes/`, wish)
  return { ids: { slug, id, hash: hashes[0].hash } }
}

/** Of a guest, by the secret of the order. */
export const guestTicket: Thing = async (house, person) => {
  const { product } = await makeEvening(house)
  const { order } = await buyAsGuest(house, person, product)
  return { ids: { hash: order.hash } }
}

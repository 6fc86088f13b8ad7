import { randomUUID } from 'node:crypto'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from '../make-content.ts'
import { buy, buyAsGuest, makeFree } from './fixtures.ts'
import type { Person, TestEnvironment, Thing } from './test-environment.ts'

const inHours = (hours: number) => hoursFrom(new Date(), hours)

/** An event in thirty hours with free seats. */
async function makeTicketedEvent(env: TestEnvironment, capacity = 50) {
  const event = await makeContent(env.database, 'event')
  const date = await makeEventDate(env.database, event, { starts_at: inHours(30) })
  const { id: type, product_id: product } = await makeTicketType(env.database, date, { capacity })
  await makeFree(env, product)
  return { slug: event.slug, date: date.id, type, product }
}

type Ticket = { id: string; hash_url: string; code: string }
const hashIn = ({ hash_url }: Ticket) => hash_url.split('/').at(-2) ?? ''

/** A seat that the person has bought. */
async function buyPlace(env: TestEnvironment, person: Person) {
  const event = await makeTicketedEvent(env)
  const { order } = await buy(env, person, event.product)
  const { results } = await env.done('GET', `orders/${order.id}/tickets/`, person)
  const ticket: Ticket = results[0]
  const marks = [order.id, order.hash, ticket.id, hashIn(ticket), ticket.code]
  return { ...event, order, ticket, marks }
}

export const ticket: Thing = async (env, person) => {
  const { ticket, marks } = await buyPlace(env, person)
  return { ids: { ticket: ticket.id }, marks }
}

export const ticketHash: Thing = async (env, person) => {
  const { ticket, marks } = await buyPlace(env, person)
  return { ids: { ticket: hashIn(ticket) }, marks }
}

export const orderOfTickets: Thing = async (env, person) => {
  const { order, marks } = await buyPlace(env, person)
  return { ids: { id: order.id }, marks }
}

export const orderHashOfTickets: Thing = async (env, person) => {
  const { order, marks } = await buyPlace(env, person)
  return { ids: { hash: order.hash }, marks }
}

export const offeredTicket: Thing = async (env, person) => {
  const asked = await ticket(env, person)
  const body = { email: 'nisha@example.com' }
  await env.done('POST', `tickets/${asked.ids?.['ticket']}/transfer/`, { body, cookie: person.cookie })
  return asked
}

/** The link that accepts a ticket. */
export const transfer: Thing = async (env, person) => {
  await offeredTicket(env, person)
  return { ids: { token: await env.read('nisha@example.com', /\/ticket\/transfer\/([\w-]{43})/) } }
}

export const door: Thing = async (env, person) => {
  const { date, marks } = await buyPlace(env, person)
  return { ids: { event_date_id: String(date) }, marks }
}

/** A scan of the ticket. */
export const scan: Thing = async (env, person) => {
  const { date, ticket, marks } = await buyPlace(env, person)
  return { body: { event_date_id: date, code: ticket.code, scan_id: randomUUID() }, marks }
}

export const scans: Thing = async (env, person) => {
  const { date, ticket, marks } = await buyPlace(env, person)
  return { body: { event_date_id: date, scans: [{ code: ticket.code, scan_id: randomUUID() }] }, marks }
}

export const scanned: Thing = async (env, person) => {
  const { body, marks } = await scan(env, person)
  const { scan_id } = await env.done('POST', 'staff/check-in/', { body, cookie: await env.staff() })
  return { body: { scan_id }, marks: marks ?? [] }
}

export const newGuest: Thing = async (env, person) => ({
  ...(await door(env, person)),
  body: { id: randomUUID(), name: 'Maya Rai' },
})

export const newNames: Thing = async (env, person) => ({
  ...(await door(env, person)),
  body: { ids: [randomUUID()], names: 'Maya Rai' },
})

export const guest: Thing = async (env, person) => {
  const { ids = {}, body, marks } = await newGuest(env, person)
  const path = `staff/guest-list/${ids['event_date_id']}/guests/`
  const { id } = await env.done('POST', path, { body, cookie: await env.staff() })
  return { ids: { ...ids, guest: id }, marks: marks ?? [] }
}

export const newSale: Thing = async (env, person) => {
  const { date, type, marks } = await buyPlace(env, person)
  const lines = [{ ticket_type_id: type, quantity: 1 }]
  const device = { id: randomUUID(), name: 'Tablet' }
  return { ids: { event_date_id: String(date) }, body: { sale_id: randomUUID(), device, lines, total: '0.00' }, marks }
}

export const cashSale: Thing = async (env, person) => {
  const { ids = {}, body, marks } = await newSale(env, person)
  const path = `staff/box-office/${ids['event_date_id']}/sales/`
  const { id } = await env.done('POST', path, { body, cookie: await env.staff() })
  return { ids: { ...ids, sale: id }, marks: marks ?? [] }
}

/** A sold-out event whose only seat can be returned. */
async function soldOut(env: TestEnvironment) {
  const event = await makeTicketedEvent(env, 1)
  const first = await env.newPerson()
  const { order } = await buy(env, first, event.product)
  return {
    ...event,
    giveBack: async () => env.done('POST', `staff/orders/${order.id}/cancel/`, { body: {}, cookie: await env.staff() }),
  }
}

export const soldOutEvent: Thing = async (env, { email }) => {
  const { slug, type } = await soldOut(env)
  return { ids: { slug }, body: { ticket_type: type, email } }
}

async function wait(env: TestEnvironment, person: Person) {
  const event = await soldOut(env)
  const body = { ticket_type: event.type }
  const { url } = await env.done('POST', `events/${event.slug}/waiting-list/`, { body, cookie: person.cookie })
  return { ...event, token: String(url).split('/').at(-2) ?? '' }
}

export const waitingPlace: Thing = async (env, person) => ({ ids: { token: (await wait(env, person)).token } })

/** The link to buy seats that the waiting list offers. */
export const placesOffer: Thing = async (env, person) => {
  const { giveBack, token } = await wait(env, person)
  await giveBack()
  return { ids: { token: await env.read(person.email, /\/waiting-list\/offer\/([\w-]{43})/) }, marks: [token] }
}

/** An event that is live. */
async function makeStreamedDate(env: TestEnvironment) {
  const event = await makeContent(env.database, 'event')
  const streamed = { starts_at: inHours(-1), is_streamed: true, replay_hours: 48 }
  const date = await makeEventDate(env.database, event, streamed)
  const seat = await makeTicketType(env.database, date, { admits: 'stream', capacity: 500 })
  await makeFree(env, seat.product_id)
  const body = JSON.stringify({ stream: event.slug, state: 'up' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${env.sandbox.url}/hls/control/`, { method: 'POST', headers, body })
  return { slug: event.slug, id: String(date.id), product: seat.product_id }
}

export const eventDate: Thing = async (env, person) => {
  const { slug, id, product } = await makeStreamedDate(env)
  await buy(env, person, product)
  return { ids: { slug, id } }
}

const watch = (env: TestEnvironment, { cookie }: Person, { slug, id }: { slug?: string; id?: string }) =>
  env.done('POST', `events/${slug}/${id}/live/session/`, { body: { device: 'Sofa' }, cookie })

export const watchedEventDate: Thing = async (env, person) => {
  const asked = await eventDate(env, person)
  const { src } = await watch(env, person, asked.ids ?? {})
  return { ...asked, marks: [src.split('/')[3]] }
}

export const stream: Thing = async (env, person) => {
  const { ids } = await eventDate(env, person)
  const { src } = await watch(env, person, ids ?? {})
  const [, token = '', rest = ''] = /^\/v1\/hls\/([^/]+)\/(.+)$/.exec(src) ?? []
  return { ids: { token }, fixed: { path: rest } }
}

export const staffEventDate: Thing = async (env) => ({ ids: { id: (await makeStreamedDate(env)).id } })

export const accessHash: Thing = async (env) => {
  const { slug, id } = await makeStreamedDate(env)
  const wish = { body: { count: 1 }, cookie: await env.staff() }
  const { hashes } = await env.done('POST', `staff/live/${id}/hashes/`, wish)
  return { ids: { slug, id, hash: hashes[0].hash } }
}

export const listedHash: Thing = async (env, person) => {
  const { ids: { id = '' } = {} } = await accessHash(env, person)
  const { results } = await env.done('GET', `staff/live/${id}/hashes/`, { cookie: await env.staff() })
  return { ids: { id, hash: results[0].id } }
}

/** Of a guest, by the hash of the order. */
export const guestTicket: Thing = async (env, person) => {
  const { product } = await makeTicketedEvent(env)
  const { order } = await buyAsGuest(env, person, product)
  return { ids: { hash: order.hash } }
}

type Ids = Record<string, string>

const chatPath = ({ slug, id }: Ids) => `events/${slug}/${id}/live/chat/`

/** A live event where the person has a chat name. */
async function named(env: TestEnvironment, person: Person): Promise<Ids> {
  const { ids = {} } = await eventDate(env, person)
  await env.done('POST', `${chatPath(ids)}name/`, { body: { name: 'Asha' }, cookie: person.cookie })
  return ids
}

async function said(env: TestEnvironment, person: Person): Promise<Ids> {
  const ids = await named(env, person)
  const { id: message } = await env.done('POST', chatPath(ids), { body: { text: 'Sel roti' }, cookie: person.cookie })
  return { ...ids, message }
}

export const chatOfEventDate: Thing = async (env, person) => ({ ids: await named(env, person) })

export const chatMessage: Thing = async (env, person) => ({ ids: await said(env, person) })

/** A message that nobody has pinned yet. */
export const pinnableMessage: Thing = async (env, person) => {
  const { id = '', message } = await said(env, person)
  return { ids: { id }, body: { message } }
}

/** The same message in the moderation view. */
export const hiddenMessage: Thing = async (env, person) => {
  const { id = '', message = '' } = await said(env, person)
  return { ids: { id, message } }
}

import { inflateSync } from 'node:zlib'
import { ticketNumber, writeDigits } from '@dabali/domain'
import ical from 'ical.js'
import { decodeQR } from 'qr/decode.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textOf } from './pdf-text.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

async function sold(quantity = 1, event?: Parameters<BoxOffice['makeTicketedEvent']>[0]) {
  const made = await office.makeTicketedEvent(event)
  const order = await office.buy(made.productId, { quantity })
  const tickets = await office.ticketsOf(order)
  return { ...made, order, tickets, ticket: tickets[0] }
}

const read = (url: string, cookie = '') =>
  office.app.inject({ method: 'GET', url, headers: cookie === '' ? {} : { cookie } })
const orderFile = ({ hash }: { hash: string }, name: string) => `/v1/api/orders/by-hash/${hash}/${name}`

const MM = 72 / 25.4

/** The squares of each QR code of a PDF, as its pages draw them. */
function codesOf(bytes: Buffer) {
  const pages: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    try {
      pages.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'))
    } catch {
      // A picture, or the end of a stream.
    }
  }
  return pages.flatMap((page) =>
    [...page.matchAll(/1 1 1 (?:scn|rg)\nf\n((?:[\d. -]+ re\n)+)/g)].map(([, drawn = '']) =>
      [...drawn.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)].map((found) => found.slice(1).map(Number)),
    ),
  )
}

/** What a scanner reads at this many dots per millimetre. */
function scan(squares: number[][], dots = 6) {
  const left = Math.min(...squares.map(([x = 0]) => x))
  const top = Math.min(...squares.map(([, y = 0]) => y))
  const right = Math.max(...squares.map(([x = 0, , width = 0]) => x + width))
  const scale = dots / MM
  const border = 3 * dots
  const width = Math.round((right - left) * scale) + 2 * border
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [x = 0, y = 0, w = 0, h = 0] of squares) {
    for (let row = Math.round((y - top) * scale); row < Math.round((y + h - top) * scale); row += 1) {
      const start = (row + border) * width + border + Math.round((x - left) * scale)
      data.fill(0, start * 4, (start + Math.round(w * scale)) * 4)
    }
  }
  return { text: decodeQR({ width, height: width, data }), millimetres: (right - left) / MM }
}

describe('the PDF of a ticket', () => {
  test('has what the ticket shows, and is for a holder of its hash', async () => {
    const { ticket, order } = await sold()
    await office.ask('PATCH', ticket.hash_url, { body: { holder: 'Sita Rai' } })
    expect(ticket.pdf_url).toBe(`${ticket.hash_url}ticket.pdf?language=en`)
    const { statusCode, headers, rawPayload } = await read(ticket.pdf_url)
    expect([statusCode, headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="dabali-ticket-${order.number}-1.pdf"`,
      },
    ])
    const text = await textOf(rawPayload)
    const shown = [
      'Low Cloud',
      'The courtyard',
      'Patan',
      'Sita Rai',
      'Free',
      order.number,
      'Dabali',
      ticketNumber(ticket),
    ]
    for (const each of shown) expect(text).toContain(each)
    expect((await read(ticket.pdf_url)).rawPayload.equals(rawPayload)).toBe(true)
    expect((await read(`${ticket.url}ticket.pdf`)).statusCode).toBe(401)
  })

  test('of a postponed date has no time, and says so', async () => {
    const { ticket, dateId } = await sold()
    expect(await textOf((await read(ticket.pdf_url)).rawPayload)).toContain('Doors')
    await office.database.updateTable('event_date').set({ status: 'postponed' }).where('id', '=', dateId).execute()
    const text = await textOf((await read(ticket.pdf_url)).rawPayload)
    expect(text).toContain('Postponed. New date to be announced.')
    expect(text).not.toContain('Doors')
  })

  test('has codes of 40 mm that can be read, two tickets on a page', async () => {
    const { tickets, order } = await sold(3)
    const { statusCode, rawPayload } = await read(orderFile(order, 'tickets.pdf'))
    expect(statusCode).toBe(200)
    const codes = codesOf(rawPayload).map((squares) => scan(squares))
    expect(codes.map(({ text }) => text)).toEqual(tickets.map(({ code }: { code: string }) => code))
    for (const { millimetres } of codes) expect(millimetres).toBeGreaterThanOrEqual(40)
    expect(rawPayload.toString('latin1')).toContain('/Count 2')
    const text = await textOf(rawPayload)
    expect(text).toMatch(/Ticket 1 of 3.*Ticket 2 of 3.*Ticket 3 of 3/)
  })

  test('in Nepali is in Nepali', async () => {
    const { order } = await sold()
    const text = await textOf((await read(orderFile(order, 'tickets.pdf?language=ne'))).rawPayload)
    expect(text).not.toMatch(/When|Where|Price|Order|Ticket/)
    expect(text.replaceAll(' ', '')).toContain('होचोबादल')
    expect(text.replaceAll(' ', '')).toContain(writeDigits(order.number, 'ne'))
    expect((await read(orderFile(order, 'tickets.pdf?language=fr'))).statusCode).toBe(400)
  })

  test.each([
    ['used', async ({ id }: { id: string }) => void (await useTicket(id))],
    [
      'revoked',
      ({ id }: { id: string }) => office.pool.query(`update ticket set status = 'revoked' where id = $1`, [id]),
    ],
    ['ended', ({ date }: { date: { id: number } }) => office.endEventDate(date.id)],
    [
      'valid',
      ({ date }: { date: { id: number } }) =>
        office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [date.id]),
    ],
  ])('is not there for a ticket that is %s, of a cancelled date if it is valid', async (state, change) => {
    const { ticket, order } = await sold()
    await change(ticket)
    const { body } = await office.ask('GET', ticket.hash_url)
    expect(body).toMatchObject({ state, pdf_url: null })
    for (const url of [ticket.pdf_url, orderFile(order, 'tickets.pdf')]) expect((await read(url)).statusCode).toBe(409)
  })

  test('is not there for a stream, for an order that nobody knows, and more often than the limit', async () => {
    const { ticket, order } = await sold(1, { ticket: { admits: 'stream' } })
    expect(ticket.pdf_url).toBeNull()
    expect((await read(orderFile(order, 'tickets.pdf'))).statusCode).toBe(409)
    expect((await read(orderFile({ hash: 'a'.repeat(64) }, 'tickets.pdf'))).statusCode).toBe(404)
    const codes = []
    for (let at = 0; at < 31; at += 1) codes.push((await read(orderFile(order, 'tickets.pdf'))).statusCode)
    expect(codes.at(-1)).toBe(429)
  })
})

async function useTicket(id: string) {
  const { rows } = await office.pool.query(
    'select event_date_id from ticket join ticket_type on ticket_type.id = ticket_type_id where ticket.id = $1',
    [id],
  )
  await office.pool.query(
    `insert into check_in (scan_id, asked, event_date_id, ticket_id, result, checked_in_at, scanned_at)
     values (gen_random_uuid(), decode(repeat('00', 32), 'hex'), $2, $1, 'ok', now(), now())`,
    [id, rows[0].event_date_id],
  )
}

test('changes of a ticket of a cancelled date are refused', async () => {
  const { ticket } = await sold()
  await office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [ticket.date.id])
  expect(await office.ask('POST', `${ticket.hash_url}reissue/`)).toMatchObject({
    status: 409,
    body: { code: 'event_cancelled' },
  })
})

describe('calendars', () => {
  const datesOf = (text: string) => new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').length

  test('of an order and of an account have their dates', async () => {
    const cookie = await office.logIn('maya.calendar@example.com')
    const { productId } = await office.makeTicketedEvent()
    const past = await office.makeTicketedEvent()
    const order = await office.buy(productId, { quantity: 2, cookie })
    await office.buy(past.productId, { cookie })
    await office.endEventDate(past.dateId)
    const file = await read(orderFile(order, 'tickets.ics?language=ne'))
    expect([file.statusCode, file.headers['content-type'], datesOf(file.body)]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      2,
    ])
    expect(file.body).toContain('होचो बादल')
    const all = await read('/v1/api/tickets/calendar.ics', cookie)
    expect([all.statusCode, datesOf(all.body)]).toEqual([200, 2])
    expect((await read('/v1/api/tickets/calendar.ics')).statusCode).toBe(401)
  })

  test.each([
    ['hall', true],
    ['stream', false],
  ] as const)('of a %s ticket have the access notes of the hall: %s', async (admits, has) => {
    const { productId } = await office.makeTicketedEvent({ date: { is_streamed: true }, ticket: { admits } })
    const file = await read(orderFile(await office.buy(productId), 'tickets.ics'))
    expect([file.statusCode, file.body.replaceAll('\r\n ', '').includes('A ramp is at the side.')]).toEqual([200, has])
  })
})

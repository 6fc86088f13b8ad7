import { createPublicKey, verify } from 'node:crypto'
import { ticketNumber } from '@dabali/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { signingKeys } from '../src/signing-keys/queries.ts'
import { revokeTickets } from '../src/tickets/queries/tickets.ts'
import { ticketKeyOf, writeTicketToken } from '../src/tickets/ticket-qr-token.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

const PATH = 'staff/check-in/'
const newScan = () => crypto.randomUUID()

async function sold(quantity = 1) {
  const event = await office.makeTicketedEvent()
  const order = await office.buy(event.productId, { quantity })
  const tickets = await office.ticketsOf(order)
  return { ...event, order, tickets, ticket: tickets[0] }
}

const scan = async (code: string, event_date_id: number, parts: { scan_id?: string; scanned_at?: string } = {}) => {
  const body = { code, event_date_id, scan_id: newScan(), ...parts }
  return (await office.ask('POST', PATH, { body, cookie: office.staff })).body
}

const upload = async (event_date_id: number, scans: object[]) =>
  (await office.ask('POST', `${PATH}batch/`, { body: { event_date_id, scans }, cookie: office.staff })).body.results

const undo = (scan_id: string) => office.ask('POST', `${PATH}undo/`, { body: { scan_id }, cookie: office.staff })

describe('check-in', () => {
  test('admits a ticket once', async () => {
    const { ticket, dateId, order } = await sold()
    await office.ask('PATCH', ticket.hash_url, { body: { holder: 'Sita Rai' } })
    const first = await scan(ticket.code, dateId)
    expect(first).toEqual({
      result: 'ok',
      scan_id: expect.any(String),
      checked_in_at: expect.any(String),
      checked_in_door: '',
      is_undone: false,
      ticket: {
        id: ticket.id,
        ticket_type: 'A place in the hall',
        holder: 'Sita Rai',
        seat: '',
        order_number: order.number,
        number: 1,
      },
    })
    expect(await scan(` ${ticket.code}\n`, dateId)).toMatchObject({
      result: 'already',
      checked_in_at: first.checked_in_at,
      ticket: { id: ticket.id },
    })
    expect((await office.ticketsOf(order))[0]).toMatchObject({ state: 'used', checked_in_at: first.checked_in_at })
  })

  test('accepts the typed ticket number until the ticket is transferred', async () => {
    const { tickets, dateId, order } = await sold(2)
    const [one, two] = tickets
    const other = await office.makeTicketedEvent()
    const typed = ticketNumber(one).toLowerCase().replace(' ', '-')
    expect(await scan(typed, other.dateId)).toMatchObject({ result: 'wrong_event', ticket: { id: one.id } })
    expect(await scan(typed, dateId)).toMatchObject({ result: 'ok', ticket: { id: one.id } })
    expect(await scan(one.code, dateId)).toMatchObject({ result: 'already' })
    expect((await office.ask('POST', `${two.hash_url}reissue/`)).status).toBe(200)
    const [, again] = await office.ticketsOf(order)
    for (const number of [ticketNumber(again), ticketNumber(two)])
      expect((await scan(number, other.dateId)).result).toBe('wrong_event')
    expect(await scan('0000 0000', other.dateId)).toMatchObject({ result: 'unknown', ticket: null })
    expect(await scan(ticketNumber(two), dateId)).toMatchObject({ result: 'replaced', ticket: { id: two.id } })
    expect((await scan(two.code, dateId)).result).toBe('replaced')
    expect((await scan(ticketNumber(again), dateId)).result).toBe('ok')
  })

  test('has a result for each reason', async () => {
    const { ticket, dateId, order } = await sold()
    const other = await office.makeTicketedEvent()
    const key = ticketKeyOf(...(await signingKeys(office.database, 'tickets')))
    const claim = { ticketId: ticket.id, eventDateId: dateId, revision: 1 }
    const forged = writeTicketToken(ticketKeyOf(Buffer.alloc(32, 1)), claim)
    const neverSold = writeTicketToken(key, { ...claim, ticketId: crypto.randomUUID() })
    const laterRevision = writeTicketToken(key, { ...claim, revision: 2 })
    const resultOf = async (code: string, date = dateId) => (await scan(code, date)).result
    expect(await resultOf('https://example.com/')).toBe('unknown')
    expect(await resultOf('')).toBe('unknown')
    expect(await resultOf(forged)).toBe('bad_signature')
    expect(await resultOf(neverSold)).toBe('unknown')
    expect(await resultOf(laterRevision)).toBe('unknown')
    expect(await resultOf(ticket.code, other.dateId)).toBe('wrong_event')
    expect(await resultOf(ticket.code, 2_147_483_647)).toBe('wrong_event')
    for (const status of ['refund_due', 'review', 'cod_pending', 'refunded']) {
      await office.pool.query('update "order" set payment_status = $2 where id = $1', [order.id, status])
      expect([status, await resultOf(ticket.code)]).toEqual([status, 'not_paid'])
    }
    await office.pool.query(`update "order" set payment_status = 'paid' where id = $1`, [order.id])
    await transaction(office.database, (inside) => revokeTickets(inside, { orderId: order.id }))
    expect(await resultOf(ticket.code)).toBe('revoked')
    expect(await resultOf(ticketNumber(ticket))).toBe('revoked')
  })

  test('a repeated scan gets the same result and admits nobody else', async () => {
    const { ticket, dateId } = await sold()
    const scan_id = newScan()
    const first = await scan(ticket.code, dateId, { scan_id })
    const again = await Promise.all(Array.from({ length: 5 }, () => scan(ticket.code, dateId, { scan_id })))
    expect(again).toEqual(Array(5).fill(first))
    expect((await scan(ticket.code, dateId, { scan_id: scan_id.toUpperCase() })).result).toBe('ok')
    expect((await scan(ticket.code, dateId)).result).toBe('already')
  })

  test("two devices with the same scan id do not admit each other's tickets", async () => {
    const { tickets, dateId } = await sold(2)
    const scan_id = newScan()
    const [one, two] = [
      await scan(tickets[0].code, dateId, { scan_id }),
      await scan(tickets[1].code, dateId, { scan_id }),
    ]
    expect([one.result, two.result, one.ticket.id === two.ticket.id]).toEqual(['ok', 'ok', false])
  })

  test('a check-in can be reverted once', async () => {
    const { ticket, dateId } = await sold()
    const scan_id = newScan()
    await scan(ticket.code, dateId, { scan_id })
    const { body: undone } = await undo(scan_id)
    expect(undone).toMatchObject({ result: 'ok', is_undone: true, ticket: { id: ticket.id } })
    const anew = await scan(ticket.code, dateId)
    expect(anew.result).toBe('ok')
    // The first scan is uploaded late and changes nothing.
    expect(await scan(ticket.code, dateId, { scan_id })).toMatchObject({ result: 'ok', is_undone: true })
    expect((await undo(scan_id)).body).toEqual(undone)
    expect((await scan(ticket.code, dateId)).result).toBe('already')
    expect((await undo(newScan())).status).toBe(404)
  })
})

describe('an offline device', () => {
  test('gets keys, tickets with names, and revoked tickets, but neither email addresses nor phone numbers', async () => {
    const { tickets, dateId, order, productId, slug } = await sold(3)
    await office.ask('PATCH', tickets[0].hash_url, { body: { holder: 'Sita Kumari Rai' } })
    await office.ask('PATCH', tickets[1].hash_url, { body: { holder: 'क्षितिज राई' } })
    await office.ask('POST', `${tickets[1].hash_url}reissue/`)
    await scan(tickets[0].code, dateId)
    await transaction(office.database, (inside) =>
      revokeTickets(inside, { orderId: order.id, lines: [{ productId, quantity: 1 }] }),
    )
    const { body: door } = await office.ask('GET', `${PATH}${dateId}/`, { cookie: office.staff })
    expect(door).toMatchObject({
      event_date_id: dateId,
      event: { slug, title: 'Low Cloud' },
      num_tickets: 2,
      num_checked_in: 1,
      ticket_types: [{ title: 'A place in the hall', num_tickets: 2, num_checked_in: 1 }],
      revoked: [tickets[2].id],
    })
    const listed = new Map(door.tickets.map((each: { id: string }) => [each.id, each]))
    expect(listed.get(tickets[0].id)).toMatchObject({
      revision: 1,
      name: 'Sita Kumari Rai',
      order_number: order.number,
      email_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      phone_end: '',
      checked_in_at: expect.any(String),
    })
    expect(listed.get(tickets[1].id)).toMatchObject({ revision: 2, name: 'क्षितिज राई', checked_in_at: null })
    expect(JSON.stringify(door)).not.toContain('example.com')
    const { body: known } = await office.ask('GET', 'tickets/public-key/')
    expect(known.public_key).toBe(door.public_key)
  })

  test('verifies codes with the public key', async () => {
    const { ticket, dateId } = await sold()
    const { body: door } = await office.ask('GET', `${PATH}${dateId}/`, { cookie: office.staff })
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: door.public_key }, format: 'jwk' })
    const [version, payload, signature] = ticket.code.split('.')
    expect(verify(null, Buffer.from(`${version}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
    const bytes = Buffer.from(payload, 'base64url')
    expect(bytes.toString('hex', 0, 16)).toBe(ticket.id.replaceAll('-', ''))
    expect([bytes.readUInt32BE(16), bytes.readUInt16BE(20)]).toEqual([dateId, 1])
  })

  test('uploads its scans in one request, as often as it likes', async () => {
    const { tickets, dateId } = await sold(2)
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    const scans = [
      { code: tickets[0].code, scan_id: newScan(), scanned_at: hourAgo },
      { code: tickets[0].code, scan_id: newScan(), scanned_at: new Date().toISOString() },
      { code: 'no code', scan_id: newScan() },
      { code: tickets[1].code, scan_id: newScan(), scanned_at: '2999-01-01T00:00:00Z' },
    ]
    const first = await upload(dateId, scans)
    expect(first.map(({ result }: { result: string }) => result)).toEqual(['ok', 'already', 'unknown', 'ok'])
    expect(first.map(({ scan_id }: { scan_id: string }) => scan_id)).toEqual(scans.map(({ scan_id }) => scan_id))
    expect([first[0].checked_in_at, first[1].checked_in_at]).toEqual([hourAgo, hourAgo])
    // Times in the future are corrected.
    expect(Date.parse(first[3].checked_in_at)).toBeLessThanOrEqual(Date.now())
    expect(await upload(dateId, scans)).toEqual(first)
    expect(await upload(dateId, [...scans, { code: tickets[1].code, scan_id: newScan() }])).toMatchObject([
      ...first,
      { result: 'already' },
    ])
    expect(await upload(dateId, [])).toEqual([])
  })

  test.each(['yesterday', '2026-11-28', '1999-01-01T00:00:00Z', '\u0000', '9999999999', '2026-13-45T99:99:99Z'])(
    'rejects %j as a time',
    async (scanned_at) => {
      const body = { code: 'x', event_date_id: 1, scan_id: newScan(), scanned_at }
      const answer = await office.ask('POST', PATH, { body, cookie: office.staff })
      expect([answer.status, Object.keys(answer.body)[0]]).toEqual([400, 'scanned_at'])
    },
  )
})

describe('two devices', () => {
  /** Many devices scan the same ticket at once. */
  async function race(box: BoxOffice, times: number) {
    const { productId, dateId } = await box.makeTicketedEvent()
    const [ticket] = await box.ticketsOf(await box.buy(productId))
    const answers = await Promise.all(
      Array.from({ length: times }, () => {
        const body = { code: ticket.code, event_date_id: dateId, scan_id: newScan() }
        return box.ask('POST', PATH, { body, cookie: box.staff })
      }),
    )
    return answers.map(({ body }) => body.result).sort()
  }

  test('that scan one ticket at once admit one', async () => {
    for (let round = 0; round < 5; round += 1) expect(await race(office, 2)).toEqual(['already', 'ok'])
    expect(await race(office, 8)).toEqual([...Array(7).fill('already'), 'ok'])
  })

  test('would admit several without the guard', async () => {
    const unguarded = await startBoxOffice()
    try {
      await unguarded.pool.query(`
        drop index check_in_once;
        create or replace function lock_ticket(of_ticket uuid) returns void language plpgsql as $$ begin end $$;
        create function wait() returns trigger language plpgsql as $$
          begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
        create trigger wait before insert on check_in for each row execute function wait();
      `)
      const gate = await unguarded.pool.connect()
      await gate.query('select pg_advisory_lock(1)')
      const raced = race(unguarded, 8)
      const waiting = `select from pg_locks where locktype = 'advisory' and objid = 1 and not granted`
      await expect.poll(async () => (await gate.query(waiting)).rowCount, { timeout: 30_000 }).toBeGreaterThan(1)
      await gate.query('select pg_advisory_unlock(1)')
      gate.release()
      expect((await raced).filter((result) => result === 'ok').length).toBeGreaterThan(1)
    } finally {
      await unguarded.stop()
    }
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
let cookies: Record<'anonymous' | 'owner' | 'other' | 'staff', string>
let known: Record<'id' | 'hash' | 'order' | 'orderHash' | 'guestHash' | 'date', string>

beforeAll(async () => {
  office = await startBoxOffice()
  const owner = await office.logIn('owner@example.com')
  cookies = { anonymous: '', owner, other: await office.logIn('other@example.com'), staff: office.staff }
  const { productId, dateId } = await office.makeTicketedEvent()
  const order = await office.buy(productId, { cookie: owner })
  const [ticket] = await office.ticketsOf(order)
  const [guests] = await office.ticketsOf(await office.buy(productId))
  const hashOf = (url: string) => url.split('/').at(-2) ?? ''
  known = {
    id: ticket.id,
    hash: hashOf(ticket.hash_url),
    order: order.id,
    orderHash: order.hash,
    guestHash: hashOf(guests.hash_url),
    date: String(dateId),
  }
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

const SCAN = { code: 'x', event_date_id: 1, scan_id: '00000000-0000-4000-8000-000000000000' }
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

/** Statuses for no login, the owner, another account and staff. */
const MATRIX: [string, string, object | undefined, [number, number, number, number]][] = [
  ['GET', 'orders/{order}/tickets/', undefined, [401, 200, 403, 403]],
  ['GET', `orders/${UNKNOWN_ID}/tickets/`, undefined, [401, 404, 404, 404]],
  ['GET', 'orders/x/tickets/', undefined, [401, 404, 404, 404]],
  ['GET', 'orders/by-hash/{orderHash}/tickets/', undefined, [200, 200, 200, 200]],
  ['GET', 'orders/by-hash/{order}/tickets/', undefined, [404, 404, 404, 404]],
  ['GET', 'tickets/', undefined, [401, 200, 200, 200]],
  ['GET', 'tickets/public-key/', undefined, [200, 200, 200, 200]],
  ['GET', 'tickets/{id}/', undefined, [401, 200, 403, 403]],
  ['GET', `tickets/${UNKNOWN_ID}/`, undefined, [401, 404, 404, 404]],
  ['GET', 'tickets/{hash}/', undefined, [200, 200, 200, 200]],
  ['GET', `tickets/${'0'.repeat(64)}/`, undefined, [404, 404, 404, 404]],
  ['GET', 'tickets/{hash}/calendar.ics', undefined, [200, 200, 200, 200]],
  ['GET', 'tickets/{id}/calendar.ics', undefined, [404, 404, 404, 404]],
  ['PATCH', 'tickets/{id}/', { holder: 'x' }, [401, 200, 403, 403]],
  ['PATCH', 'tickets/{hash}/', { holder: 'x' }, [401, 200, 403, 403]],
  ['PATCH', 'tickets/{guestHash}/', { holder: 'x' }, [200, 200, 200, 200]],
  ['POST', 'tickets/{id}/reissue/', undefined, [401, 200, 403, 403]],
  ['POST', 'tickets/{hash}/reissue/', undefined, [401, 200, 403, 403]],
  ['POST', 'tickets/{guestHash}/reissue/', undefined, [200, 200, 200, 200]],
  ['POST', 'tickets/{id}/transfer/', { email: 'a@example.com' }, [401, 200, 403, 403]],
  ['POST', 'tickets/{hash}/transfer/', { email: 'b@example.com' }, [401, 200, 403, 403]],
  ['DELETE', 'tickets/{id}/transfer/', undefined, [401, 200, 403, 403]],
  ['DELETE', 'tickets/{hash}/transfer/', undefined, [401, 200, 403, 403]],
  ['GET', 'staff/check-in/{date}/', undefined, [401, 403, 403, 200]],
  ['GET', 'staff/check-in/999999/', undefined, [401, 403, 403, 404]],
  ['POST', 'staff/check-in/', SCAN, [401, 403, 403, 200]],
  ['POST', 'staff/check-in/', {}, [401, 403, 403, 400]],
  ['POST', 'staff/check-in/batch/', { event_date_id: 1, scans: [] }, [401, 403, 403, 200]],
  ['POST', 'staff/check-in/undo/', { scan_id: UNKNOWN_ID }, [401, 403, 403, 404]],
]

const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: keyof typeof known) => known[name])

describe('access to tickets', () => {
  test.each(MATRIX)('%s %s', async (method, path, body, statuses) => {
    const answered: number[] = []
    for (const name of ['anonymous', 'owner', 'other', 'staff'] as const) {
      const cookie = cookies[name]
      const answer = await office.app.inject({
        method: method as 'GET',
        url: `/v1/api/${fill(path)}`,
        headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { payload: JSON.stringify(body) }),
      })
      answered.push(answer.statusCode)
      expect(answer.headers['cache-control']).toContain('no-store')
    }
    expect(answered).toEqual(statuses)
  })

  test('refused requests change nothing', async () => {
    const read = async () => (await office.pool.query('select * from ticket where id = $1', [known.id])).rows[0]
    const before = await read()
    for (const cookie of [cookies.anonymous, cookies.other, cookies.staff]) {
      for (const ticket of [known.id, known.hash]) {
        await office.ask('PATCH', `tickets/${ticket}/`, { body: { holder: 'Mine' }, cookie })
        await office.ask('POST', `tickets/${ticket}/reissue/`, { cookie })
        await office.ask('POST', `tickets/${ticket}/transfer/`, { body: { email: 'mine@example.com' }, cookie })
      }
    }
    expect(await read()).toEqual(before)
    expect(await office.mailsTo('mine@example.com')).toEqual([])
  })

  test('guessing hashes is rate-limited', async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 61; time += 1)
      statuses.add((await office.ask('GET', `orders/by-hash/${'x'.repeat(22)}/tickets/`)).status)
    expect([...statuses]).toEqual([404, 429])
  })
})

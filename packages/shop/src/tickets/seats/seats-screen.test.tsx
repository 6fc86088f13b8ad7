import type { TicketType } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../../server-request/make-request-context.tsx'
import { makeCart, makeCartLine, makeTicket } from '../../testing/fixtures.ts'
import { type loadEventSeats, SeatsScreen } from './seats-screen.tsx'

type EventSeats = NonNullable<Awaited<ReturnType<typeof loadEventSeats>>>

const type = (id: number, overrides: Partial<TicketType> = {}) =>
  ({
    id,
    title: `${id === 2 ? 'Balcony' : 'Floor'}, seated: Low Cloud`,
    state: 'on_sale',
    num_available: 9,
    largest_quantity: 4,
    product_id: id + 100,
    price: '800.00',
    ...overrides,
  }) as TicketType

/** Rows A and B with three seats each, numbered from 1 on; the first of row A is a wheelchair space. */
const section = (id: number, taken: readonly number[] = []): EventSeats['types'][number]['section'] => ({
  id,
  name: 'Balcony',
  ticket_type_ids: [id],
  rows: ['A', 'B'].map((label, y) => ({
    label,
    seats: [1, 2, 3].map((number) => {
      const seat = y * 3 + number
      const kind = seat === 1 ? ('wheelchair' as const) : ('normal' as const)
      return { id: seat, number, x: number * 20, y: y * 24, kind, is_free: !taken.includes(seat) }
    }),
  })),
})

const ONE = [{ type: type(2), section: section(2, [3]) }]

async function open(query: Record<string, string> = {}, found: Partial<EventSeats> = {}) {
  const { context, failures } = makeRequestContext(200)
  const about = { event: { slug: 'low-cloud', title: 'Low Cloud' }, date: { ...makeTicket().date, venue: null } }
  const seats = { ...about, types: ONE, cart: undefined, ...found } as EventSeats
  const page = await renderScreen(
    <SeatsScreen found={seats} query={query} eventHref="/event/low-cloud/7" context={context} />,
  )
  return { page, failures, seats: [...page.matchAll(/<input type="checkbox"[^>]*>/g)].map(([input]) => input) }
}

it('has the free seats of the only ticket type as check boxes, by row', async () => {
  const { page, seats } = await open()
  expect(page).toContain('action="/forms/event/low-cloud/7/seats"')
  expect(seats.map((input) => /aria-label="([^"]+)"/.exec(input)?.[1])).toEqual([
    'Row A, seat 1 (wheelchair space)',
    'Row A, seat 2',
    'Row B, seat 1',
    'Row B, seat 2',
    'Row B, seat 3',
  ])
  expect(page.match(/<legend>Row [AB]<\/legend>/g)).toHaveLength(2)
  expect(page).toContain('Select up to 4 seats.')
  expect(page).toContain('name="product" value="102"')
})

it('with several ticket types one is chosen first, by an address of its own', async () => {
  const types = [...ONE, { type: type(5, { state: 'sold_out', num_available: 0 }), section: section(5) }]
  const all = await open({}, { types })
  expect(all.seats).toHaveLength(0)
  expect(all.page).toMatch(/href="\/event\/low-cloud\/7\/seats\?type=2"[^>]*>Balcony, seated.*5 seats available/)
  expect(all.page).toMatch(/\?type=5"[^>]*>Floor, seated.*Sold out/)
  expect((await open({ type: '2' }, { types })).seats).toHaveLength(5)
  const soldOut = await open({ type: '5' }, { types })
  expect([soldOut.seats.length, soldOut.page.includes('<form')]).toEqual([0, false])
})

it('says that the sale is paused where the date is postponed', async () => {
  const date = { ...makeTicket().date, state: 'postponed', status: 'postponed', venue: null } as EventSeats['date']
  const types = [{ type: type(2, { state: 'not_yet' }), section: section(2) }]
  expect((await open({}, { types })).page).toContain('Not on sale yet')
  const { page } = await open({}, { types, date })
  expect(page).toContain('Sales paused: this date is postponed')
  expect(page).not.toContain('Not on sale yet')
})

it('names the seat that was taken meanwhile and keeps the others chosen', async () => {
  // The plan may be older than the refusal: only the address says that seat 4 is taken.
  const { page, seats, failures } = await open({ problem: 'taken', seats: '4.5', taken: '4' })
  expect(page).toContain('Row B, seat 1 was just taken by someone else. Choose another seat.')
  expect(seats.filter((input) => input.includes('checked'))).toEqual([expect.stringContaining('value="5"')])
  expect(seats.some((input) => input.includes('value="4"'))).toBe(false)
  expect(failures).toEqual([{ status: 406 }])
  const two = await open({ problem: 'taken', seats: '3.4', taken: '4' })
  expect(two.page).toContain('Row A, seat 3 and Row B, seat 1 were just taken')
  expect((await open({ problem: 'taken', seats: '5' })).page).toContain('One of your seats was just taken')
})

it.each([
  ['none', 400, 'Choose at least one seat.'],
  ['limit', 406, 'up to 4 of these tickets'],
  ['closed', 406, 'be bought now'],
  ['failed', 503, 'Try again.'],
])('the problem %s has the status %i and says %s', async (problem, status, text) => {
  const { page, failures, seats } = await open({ problem, seats: '5.x' })
  expect(page).toContain(text)
  expect(failures).toEqual([{ status }])
  expect(seats.filter((input) => input.includes('checked'))).toHaveLength(1)
})

it('seats that the cart holds are named and not offered', async () => {
  const seat = { id: 3, section: 'Balcony', row: 'A', number: 3, kind: 'normal' as const, label: 'Row A, seat 3' }
  const held = { ...seat, held_until: '2026-12-13T12:00:00Z', is_taken: false }
  const cart = makeCart({ lines: [makeCartLine({ seats: [held] })] })
  const { page, seats } = await open({}, { cart })
  expect(page).toMatch(/In your cart: Row A, seat 3\..*href="\/basket"/)
  expect(seats).toHaveLength(5)
})

it('says that no seat is free', async () => {
  const types = [{ type: type(2), section: section(2, [1, 2, 3, 4, 5, 6]) }]
  expect((await open({}, { types })).page).toContain('All seats are taken.')
})

it('says that the seats could not be read', async () => {
  const { context } = makeRequestContext(503)
  const page = await renderScreen(<SeatsScreen found={undefined} query={{}} eventHref="/" context={context} />)
  expect(page).toContain('load the seating plan')
})

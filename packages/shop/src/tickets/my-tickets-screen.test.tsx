import type { Ticket, WaitingListEntry } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeTicket } from '../testing/fixtures.ts'
import { loadMyTickets, MyTicketsScreen, ticketPart } from './my-tickets-screen.tsx'
import { StreamList } from './stream-list.tsx'
import { timeAhead } from './ticket-groups.tsx'
import { groupAlike, groupByDate } from './ticket-state.ts'

const NO_TICKETS = { upcoming: 0, past: 0, inactive: 0 }

/** A ticket for a date of its own. */
const ticket = (id: number, overrides: Partial<Ticket> = {}, date: Partial<Ticket['date']> = {}) =>
  makeTicket({
    id: String(id),
    event: { slug: `event-${id}`, title: `Event ${id}`, url: '' },
    date: { ...makeTicket().date, id, ...date },
    ...overrides,
  })

type Answer = { results: Ticket[]; counts?: object; waiting?: WaitingListEntry[] }

async function open({ waiting = [], ...answer }: Answer, query = {}) {
  const { context } = makeRequestContext(200, (path) =>
    path.includes('/waiting-list/') ? waiting : { counts: NO_TICKETS, ...answer },
  )
  return renderScreen(<MyTicketsScreen owned={await loadMyTickets(context, query)} context={context} />)
}

it.each([
  [{}, 'upcoming'],
  [{ show: 'past' }, 'past'],
  [{ show: 'inactive' }, 'inactive'],
  [{ show: 'all' }, 'upcoming'],
  [{ show: ['past', 'past'] }, 'upcoming'],
])('%j asks for the part %s', (query, part) => {
  expect(ticketPart(query)).toBe(part)
})

it('each part is a link with its number, of which the shown one is marked', async () => {
  const counts = { upcoming: 3, past: 12, inactive: 1 }
  const page = await open({ results: [ticket(1, { state: 'ended' }, { state: 'ended' })], counts }, { show: 'past' })
  expect(page).toMatch(/<a href="\/tickets"[^>]*>Upcoming <span class="num">\(3\)/)
  expect(page).toMatch(/<a href="\/tickets\?show=past"[^>]*aria-current="page"[^>]*>Past <span class="num">\(12\)/)
  expect(page).toMatch(/<a href="\/tickets\?show=inactive"[^>]*>Transferred or cancelled <span class="num">\(1\)/)
  expect(page).toMatch(/Event 1.*Event ended/)
  expect(page).not.toContain('calendar.ics')
})

it('a long list has pages', async () => {
  const counts = { ...NO_TICKETS, past: 101 }
  const page = await open({ results: [ticket(1)], counts }, { show: 'past' })
  expect(page).toContain('href="/tickets?show=past&amp;page=2"')
})

it('a stream that is live is first, with its link, and the next event after it', async () => {
  const results = [
    ticket(1),
    ticket(2, { admits: 'stream' }, { state: 'live' }),
    ticket(3, { admits: 'stream' }, { state: 'replay' }),
    ticket(4),
  ]
  expect(groupByDate(results).map(([{ id }]) => id)).toEqual(['2', '1', '4', '3'])
  const page = await open({ results, counts: { ...NO_TICKETS, upcoming: 4 } })
  expect(page).toMatch(/Live now.*Event 2.*Watch now.*Event 1.*Event 4.*Event 3.*Watch stream/)
  expect(page.match(/Watch now/g)).toHaveLength(1)
  expect(page).toContain('/event/event-2/2/live')
  expect(page).toContain('/v1/api/tickets/calendar.ics?language=en')
})

it.each([
  { state: 'live', language: 'en', shown: 'Live now', not: 'Doors open' },
  { state: 'doors_open', language: 'en', shown: 'Doors open', not: 'Live now' },
  { state: 'doors_open', language: 'ne', shown: 'ढोका खुल्यो', not: 'अहिले प्रत्यक्ष' },
] as const)('a stream that is $state leads to its page and says so: $language', async (row) => {
  const results = [ticket(2, { admits: 'stream' }, { state: row.state })]
  const { context } = makeRequestContext(200, (path) =>
    path.includes('/waiting-list/') ? [] : { counts: { ...NO_TICKETS, upcoming: 1 }, results },
  )
  const here = { ...context, language: row.language }
  const page = await renderScreen(
    <>
      <MyTicketsScreen owned={await loadMyTickets(here, {})} context={here} />
      <StreamList tickets={results} context={here} />
    </>,
  )
  expect(page.split(row.shown)).toHaveLength(3)
  expect(page).not.toContain(row.not)
  expect(page).toContain('/event/event-2/2/live')
})

it.each([
  ['2026-11-22T20:00:00+05:45', { key: 'inDays', count: 0 }],
  ['2026-11-23T00:30:00+05:45', { key: 'inDays', count: 1 }],
  ['2026-12-06T18:00:00+05:45', { key: 'inDays', count: 14 }],
  ['2026-12-13T18:00:00+05:45', { key: 'inWeeks', count: 3 }],
  ['2027-01-17T18:00:00+05:45', { key: 'inWeeks', count: 8 }],
  ['2027-02-17T18:00:00+05:45', undefined],
  ['2026-11-21T18:00:00+05:45', undefined],
])('from November 22 an event on %s is %j', (start, ahead) => {
  expect(timeAhead(start, new Date('2026-11-22T23:00:00+05:45'))).toEqual(ahead)
})

it('an event of today says so, with its day large', async () => {
  const today = new Date(Date.now()).toISOString()
  const page = await open({ results: [ticket(1, {}, { starts_at: today })], counts: { ...NO_TICKETS, upcoming: 1 } })
  expect(page).toMatch(/<b class="[^"]*today[^"]*">Today<\/b>/)
  expect(page).toMatch(/<time dateTime="[^"]+"><b class="[^"]*">\d{1,2}<\/b>/)
})

it('the tickets of one order are together, with its files; one in transfer is alone', async () => {
  const order_hash_url = '/v1/api/orders/by-hash/abc/'
  const seat = { id: 1, section: 'Balcony', row: 'C', number: 7, kind: 'normal' as const, label: 'Row C, seat 7' }
  const [one, two] = [7, 8].map((number) =>
    ticket(1, { id: `t${number}`, order_hash_url, seat: { ...seat, number }, pdf_url: '/one.pdf' }),
  )
  const sent = ticket(1, {
    id: 'sent',
    order_hash_url,
    transfer: { email: 'f***@example.com', expires_at: '2026-11-29T12:00:00Z' },
    pdf_url: '/sent.pdf',
  })
  const results = [one, two, sent].flatMap((each) => each ?? [])
  expect(groupByDate(results)).toHaveLength(1)
  expect(groupAlike(results).map((alike) => alike.map(({ id }) => id))).toEqual([['t7', 't8'], ['sent']])
  const page = await open({ results, counts: { ...NO_TICKETS, upcoming: 3 } })
  expect(page).toMatch(/2 tickets.*Balcony C 7, Balcony C 8/)
  expect(page).toContain('href="/order/abc/tickets"')
  expect(page).toContain('/by-hash/abc/tickets.pdf?language=en')
  expect(page).not.toContain('/one.pdf')
  expect(page).toMatch(/Sent to f\*\*\*@example.com.*\/sent.pdf.*href="\/ticket\/sent"/)
})

it('a ticket that others hold says so and leads to the event', async () => {
  const starts_at = new Date(Date.now()).toISOString()
  const results = [
    ticket(1, { state: 'transferred', pdf_url: null, calendar_url: null, hash_url: null }, { starts_at }),
  ]
  const page = await open({ results, counts: { ...NO_TICKETS, inactive: 1 } }, { show: 'inactive' })
  expect(page).toMatch(/Transferred.*now belongs to someone else.*href="\/event\/event-1"/)
  expect(page).not.toMatch(/\/ticket\/1|Download PDF|Today/)
})

it.each([
  ['upcoming', 0, 'No upcoming tickets', '/events'],
  ['past', 0, 'No past events yet', '/events'],
  ['past', 2, 'No past events yet', '/tickets'],
  ['inactive', 2, 'Nothing transferred or cancelled', '/tickets'],
])('an empty part %s, with %i upcoming tickets, says what to do', async (show, upcoming, heading, href) => {
  const page = await open({ results: [], counts: { ...NO_TICKETS, upcoming } }, { show })
  expect(page).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>.*href="${href}"`))
})

const WAITING: WaitingListEntry = {
  state: 'waiting',
  place: 4,
  quantity: 2,
  email: 'm***@example.com',
  offered_until: null,
  ticket_type: { id: 7, title: 'Floor, standing: Songs the Porters Kept' },
  event: { slug: 'songs', title: 'Songs the Porters Kept', url: '' },
  event_date_id: 70,
  starts_at: '2027-01-10T18:00:00+05:45',
  url: `/v1/api/waiting-list/${'t'.repeat(43)}/`,
  venue: null,
  picture: null,
}

it('what the visitor waits for is among the upcoming tickets, with the position and the way to leave', async () => {
  const page = await open({ results: [], waiting: [WAITING] })
  expect(page).toMatch(/Waiting lists.*Songs the Porters Kept.*2 × Floor, standing.*number 4.*m\*\*\*@example\.com/)
  expect(page).toMatch(/href="\/waiting-list\/t{43}"[^>]*>Leave the list/)
  expect(page).not.toContain('No upcoming tickets')
})

it('tickets that are held for the visitor say until when', async () => {
  const offered = { ...WAITING, state: 'offered' as const, place: null, offered_until: '2027-01-02T12:00:00+05:45' }
  const page = await open({ results: [ticket(1)], counts: { ...NO_TICKETS, upcoming: 1 }, waiting: [offered] })
  expect(page).toMatch(
    /Event 1.*Your tickets are available.*hold your tickets until January 02, 2027 12:00.*View offer/,
  )
})

it.each([
  ['the tickets', [ticket(1)], /Event 1.*couldn&#x27;t load your waiting lists.*Try again/],
  ['that there are none', [], /couldn&#x27;t load your waiting lists.*Try again.*No upcoming tickets/],
])('when the waiting lists cannot be loaded, it shows %s and offers to try again', async (_what, results, shown) => {
  const { context, failures } = makeRequestContext(200, (path) => {
    if (path.includes('/waiting-list/')) throw new TypeError('fetch failed')
    return { counts: { ...NO_TICKETS, upcoming: results.length }, results }
  })
  const page = await renderScreen(<MyTicketsScreen owned={await loadMyTickets(context, {})} context={context} />)
  expect(page).toMatch(shown)
  expect(failures).toEqual([])
})

it('past tickets have no waiting lists', async () => {
  expect(await open({ results: [], waiting: [WAITING] }, { show: 'past' })).not.toContain('Songs the Porters Kept')
})

it('asks a visitor whose session has ended to log in', async () => {
  const { context, failures } = makeRequestContext(401)
  await renderScreen(<MyTicketsScreen owned={await loadMyTickets(context, {})} context={context} />)
  expect(failures).toEqual([{ status: 401 }])
})

it('a postponed event has no calendar file', async () => {
  const files = { calendar_url: '/v1/api/tickets/t/calendar.ics', pdf_url: '/v1/api/tickets/t/ticket.pdf' }
  const page = await open({ results: [ticket(1, files, { state: 'postponed' })] })
  expect(page).toContain('Download PDF')
  expect(page).not.toContain('t/calendar.ics')
})

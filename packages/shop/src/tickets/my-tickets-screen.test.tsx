import type { Ticket } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeTicket } from '../testing/fixtures.ts'
import { isUpcomingTicket, loadMyTickets, MyTicketsScreen } from './my-tickets-screen.tsx'

const ticket = (id: string, state: Ticket['state'], date: Ticket['date']['state'], admits: Ticket['admits'] = 'hall') =>
  makeTicket({
    id,
    state,
    admits,
    event: { slug: 'low-cloud', title: id, url: '' },
    date: { ...makeTicket().date, state: date },
  })

it.each([
  ['valid', 'upcoming', true],
  ['valid', 'live', true],
  ['used', 'live', true],
  ['valid', 'postponed', true],
  ['valid', 'cancelled', false],
  ['used', 'ended', false],
  ['ended', 'ended', false],
  ['transferred', 'upcoming', false],
  ['revoked', 'upcoming', false],
] as const)('a ticket that is %s for a date that is %s is upcoming: %s', (state, date, isUpcoming) => {
  expect(isUpcomingTicket(ticket('a', state, date))).toBe(isUpcoming)
})

it('lists upcoming tickets before past ones, with a link to a stream that is live', async () => {
  const results = [ticket('Old', 'ended', 'ended'), ticket('Now', 'valid', 'live', 'stream')]
  const { context } = makeRequestContext(200, { results })
  const page = await renderScreen(<MyTicketsScreen owned={await loadMyTickets(context)} context={context} />)
  expect(page).toMatch(/Upcoming \(1\).*Now.*Watch now.*Past \(1\).*Old.*Event ended/)
  expect(page.match(/Watch now/g)).toHaveLength(1)
})

it('without tickets it leads to the events', async () => {
  const { context } = makeRequestContext(200, { results: [] })
  const page = await renderScreen(<MyTicketsScreen owned={await loadMyTickets(context)} context={context} />)
  expect(page).toContain('No upcoming tickets')
  expect(page).toContain('href="/events"')
})

it('asks a visitor whose session has ended to log in', async () => {
  const { context, failures } = makeRequestContext(401)
  await renderScreen(<MyTicketsScreen owned={await loadMyTickets(context)} context={context} />)
  expect(failures).toEqual([{ status: 401 }])
})

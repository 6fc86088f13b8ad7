import { type EventDate, getCheckInList, getEvent, listEvents } from '@dabali/api-client'
import { nullOn404OrDenied, type RequestContext } from '@dabali/shop/request-context'

type Visit = Pick<RequestContext, 'client'>
type CheckInEvent = { id: number; title: string; starts_at: string }

const MAX_EVENTS = '50'

/** Live and upcoming event dates with tickets for the hall. */
export async function readCheckInEvents({ client }: Visit): Promise<CheckInEvent[]> {
  const { results } = await listEvents(client, { when: 'upcoming', page_size: MAX_EVENTS })
  const events = await Promise.all(results.map(({ slug }) => getEvent(client, { slug })))
  const dates = events.flatMap(({ title, dates: all }) =>
    all.filter(({ state }) => isUpcoming(state)).map((date) => ({ title, date })),
  )
  const areInHall = await Promise.all(dates.map(({ date }) => hasHallTickets(date, { client })))
  return dates
    .filter((_, index) => areInHall[index])
    .map(({ title, date: { id, starts_at } }) => ({ id, title, starts_at }))
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at))
}

const isUpcoming = (state: string) => ['upcoming', 'doors_open', 'live'].includes(state)

/** Ticket types that were taken off sale are in the check-in list only, and their tickets stay valid. */
async function hasHallTickets({ id, ticket_types }: EventDate, { client }: Visit): Promise<boolean> {
  if (ticket_types.some(({ admits }) => admits === 'hall')) return true
  const asked = getCheckInList(client, { event_date_id: String(id) }, { silent: true })
  const list = await nullOn404OrDenied(asked)
  return list !== undefined && 'value' in list && list.value.ticket_types.length > 0
}

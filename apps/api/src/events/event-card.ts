import { type ContentCard, toContentCard } from '../content/content-card.ts'
import { toEventDate } from './event-dates.ts'
import type { EventCard, EventDate } from './event-schemas.ts'
import { eventState, isComing } from './event-state.ts'
import type { EventDateRow, LinkedEventRow } from './queries.ts'

export const toLinkedEvent = (row: LinkedEventRow, now: Date): EventCard => ({
  ...toContentCard(row),
  ...summaryOf(row.dates, now),
})

/** Linked events, parted into upcoming and past ones. */
export function toEventsByTime(rows: LinkedEventRow[], now: Date) {
  const events = rows.map((row) => toLinkedEvent(row, now))
  const isUpcoming = ({ date, state }: EventCard) =>
    date === null || state === 'postponed' || new Date(date.ends_at) > now
  return { upcoming: events.filter(isUpcoming), past: events.filter((event) => !isUpcoming(event)) }
}

/** What a card shows of all dates of an event. */
export function summaryOf(rows: EventDateRow[], now: Date): Omit<EventCard, keyof ContentCard> {
  const dates = rows.map((row) => toEventDate(row, now))
  const shown = dates.find(({ state }) => isComing(state)) ?? dates.at(-1)
  return {
    ...stateOf(dates),
    num_dates: dates.filter(({ state }) => state !== 'cancelled').length,
    date: shown ? toCardDate(shown) : null,
    price_from: lowestPrice(dates),
    currency: 'NPR',
  }
}

export function stateOf(dates: EventDate[]) {
  const coming = dates.filter(({ state }) => isComing(state))
  return {
    state: eventState(dates.map(({ state }) => state)),
    is_sold_out: coming.length > 0 && coming.every(({ is_sold_out }) => is_sold_out),
    is_streamed: dates.some(({ is_streamed }) => is_streamed),
  }
}

const toCardDate = ({ ticket_types: _tickets, status: _status, venue, ...date }: EventDate) => ({
  ...date,
  venue_name: venue?.name ?? '',
})

function lowestPrice(dates: EventDate[]) {
  const prices = dates
    .flatMap(({ ticket_types }) => ticket_types)
    .filter(({ state }) => state === 'on_sale')
    .map(({ price }) => price)
  return prices.toSorted((one, other) => Number(one) - Number(other))[0] ?? null
}

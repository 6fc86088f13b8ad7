import { contentUrl } from '../content/content-kind.ts'
import { storedFacts } from '../content/stored-facts.ts'
import { cardsOf, toContentCard } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { EventDateRow } from './dates/queries.ts'
import type { EventCard, EventDate, EventDetail } from './event.ts'
import { eventState, isComing } from './event-state.ts'
import type { EventDetailRow, EventRow, LinkedEventRow } from './queries.ts'
import { toEventDate } from './to-event-date.ts'

export const toEvent = (row: EventRow, now: Date): EventCard => ({
  ...toCardOf('event', row),
  ...summaryOf(row.dates, now),
})

export const toLinkedEvent = (row: LinkedEventRow, now: Date): EventCard => ({
  ...toContentCard(row),
  ...summaryOf(row.dates, now),
})

/** The linked events that are still to come, and those that were. */
export function toEventsByTime(rows: LinkedEventRow[], now: Date) {
  const events = rows.map((row) => toLinkedEvent(row, now))
  const isAhead = ({ date, state }: EventCard) => date === null || state === 'postponed' || new Date(date.ends_at) > now
  return { upcoming: events.filter(isAhead), past: events.filter((event) => !isAhead(event)) }
}

export function toEventDetail(row: EventDetailRow, now: Date): EventDetail {
  const dates = row.dates.map((date) => toEventDate(date, now))
  const words = storedFacts(row.words)
  return {
    ...toDetailOf('event', row),
    ...stateOf(dates),
    calendar_url: `${contentUrl('event', row.slug)}calendar.ics`,
    dates,
    organizer: words.text('organizer'),
    refund_rule: words.text('refund_rule'),
    line_up: cardsOf(row.linked, 'artist'),
    records: cardsOf(row.linked, 'record'),
    sessions: cardsOf(row.linked, 'session'),
    interviews: cardsOf(row.linked, 'interview'),
    news: cardsOf(row.linked, 'news'),
    volumes: cardsOf(row.linked, 'volume'),
    products: toShelf(row.shelf),
  }
}

function summaryOf(rows: EventDateRow[], now: Date) {
  const dates = rows.map((row) => toEventDate(row, now))
  const shown = dates.find(({ state }) => isComing(state)) ?? dates.at(-1)
  return {
    ...stateOf(dates),
    num_dates: dates.filter(({ state }) => state !== 'cancelled').length,
    date: shown ? toShownDate(shown) : null,
    price_from: lowestPrice(dates),
    currency: 'NPR' as const,
  }
}

function stateOf(dates: EventDate[]) {
  const coming = dates.filter(({ state }) => isComing(state))
  return {
    state: eventState(dates.map(({ state }) => state)),
    is_sold_out: coming.length > 0 && coming.every(({ is_sold_out }) => is_sold_out),
    is_streamed: dates.some(({ is_streamed }) => is_streamed),
  }
}

const toShownDate = ({ ticket_types: _tickets, status: _status, venue, ...date }: EventDate) => ({
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

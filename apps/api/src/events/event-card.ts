import { rupees } from '../catalogue/price.ts'
import { productUrl } from '../catalogue/product-card.ts'
import { type ContentCard, toContentCard, toInstant } from '../content/content-card.ts'
import type { Language } from '../http/language.ts'
import type { EventCard, EventDate, LineEventDate, TicketType } from './event-schemas.ts'
import {
  availabilityOf,
  bestAvailability,
  type DateFacts,
  dateState,
  eventState,
  isComing,
  isSoldOut,
  replayUntil,
  saleState,
} from './event-state.ts'
import type { EventCardColumns, EventDateRow, LineEventDateRow, LinkedEventRow, TicketTypeRow } from './queries.ts'

export function toEventDate(row: EventDateRow, now: Date): EventDate {
  const facts = dateFactsOf(row)
  const until = replayUntil(facts)
  const ticket_types = row.ticket_types.map((ticket) => toTicketType(ticket, facts, now))
  return {
    id: row.id,
    doors_at: facts.doors_at.toISOString(),
    starts_at: facts.starts_at.toISOString(),
    ends_at: facts.ends_at.toISOString(),
    status: row.status,
    state: dateState(facts, now),
    availability: availabilityOf(ticket_types),
    is_sold_out: isSoldOut(ticket_types.map(({ state }) => state)),
    is_streamed: row.is_streamed,
    replay_until: until?.toISOString() ?? null,
    venue: row.venue,
    ticket_types,
  }
}

type DateColumns = Pick<EventDateRow, 'status' | 'doors_at' | 'starts_at' | 'ends_at' | 'replay_hours' | 'said'>

export const dateFactsOf = ({ status, doors_at, starts_at, ends_at, replay_hours, said }: DateColumns): DateFacts => ({
  status,
  doors_at: new Date(doors_at),
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
  replay_hours,
  said,
})

/** The date of a line; null for what is neither a ticket nor a tip. */
export function toLineEventDate(row: LineEventDateRow | null, language: Language, now = new Date()) {
  if (row === null) return null
  const facts = dateFactsOf(row)
  const { en, ne } = row.venue_names
  return {
    id: row.id,
    event_slug: row.event_slug,
    admits: row.admits,
    doors_at: facts.doors_at.toISOString(),
    starts_at: facts.starts_at.toISOString(),
    ends_at: facts.ends_at.toISOString(),
    state: dateState(facts, now),
    venue_name: (row.venue_names[language] || en || ne) ?? '',
  } satisfies LineEventDate
}

function toTicketType({ price, product_id, ...row }: TicketTypeRow, date: DateFacts, now: Date): TicketType {
  const sales_start_at = row.sales_start_at && toInstant(row.sales_start_at)
  const sales_end_at = row.sales_end_at && toInstant(row.sales_end_at)
  const window = {
    sales_start_at: sales_start_at === null ? null : new Date(sales_start_at),
    sales_end_at: sales_end_at === null ? null : new Date(sales_end_at),
  }
  return {
    id: row.id,
    title: row.title,
    admits: row.admits,
    state: saleState({ ...row, ...window }, date, now),
    is_seated: row.is_seated,
    num_available: row.num_available,
    largest_quantity: row.largest_quantity,
    product_id,
    product_url: productUrl(product_id),
    price: rupees(price),
    currency: 'NPR',
    sales_start_at,
    sales_end_at,
  }
}

export const toLinkedEvent = (row: LinkedEventRow, now: Date): EventCard => ({
  ...toContentCard(row),
  ...summaryOf(row, now),
})

/** Linked events, parted into upcoming and past ones. */
export function toEventsByTime(rows: LinkedEventRow[], now: Date) {
  const events = rows.map((row) => toLinkedEvent(row, now))
  const isUpcoming = ({ date, state }: EventCard) =>
    date === null || isComing(state) || state === 'postponed' || (state === 'cancelled' && new Date(date.ends_at) > now)
  return { upcoming: events.filter(isUpcoming), past: events.filter((event) => !isUpcoming(event)) }
}

/** What a card shows of all dates of an event. */
export function summaryOf(row: EventCardColumns, now: Date): Omit<EventCard, keyof ContentCard> {
  const dates = row.dates.map((each) => toEventDate(each, now))
  const prices = pricesOf(comingOrAll(dates))
  const shown = dates.find(({ state }) => isComing(state)) ?? dates.at(-1)
  return {
    ...stateOf(dates),
    num_dates: countOf(dates),
    date: shown ? toCardDate(shown) : null,
    dates: dates.map(toCardDate),
    genres: row.genres,
    is_for_children: row.is_for_children,
    square_picture: row.square_picture,
    price_from: prices[0] ?? null,
    price_to: prices.at(-1) ?? null,
    currency: 'NPR',
  }
}

/** The dates that are not over; of an event that is over, all that took place. */
function countOf(dates: EventDate[]) {
  const held = dates.filter(({ state }) => state !== 'cancelled')
  return held.filter(({ state }) => isComing(state) || state === 'postponed').length || held.length
}

export function stateOf(dates: EventDate[]) {
  const coming = dates.filter(({ state }) => isComing(state))
  return {
    state: eventState(dates.map(({ state }) => state)),
    availability: bestAvailability((coming.length > 0 ? coming : dates).map(({ availability }) => availability)),
    is_sold_out: coming.length > 0 && coming.every(({ is_sold_out }) => is_sold_out),
    is_streamed: dates.some(({ is_streamed }) => is_streamed),
  }
}

const toCardDate = ({ ticket_types, status: _status, venue, ...date }: EventDate) => ({
  ...date,
  venue_name: venue?.name ?? '',
  city: venue?.city ?? '',
  is_step_free: venue?.is_step_free ?? false,
  price_from: pricesOf([{ ticket_types }])[0] ?? null,
  sales_start_at: salesStart(ticket_types),
})

function salesStart(tickets: TicketType[]): string | null {
  const starts = tickets.map(({ state, sales_start_at }) => (state === 'not_yet' ? sales_start_at : null))
  return starts.every((start) => start !== null) ? (starts.toSorted()[0] ?? null) : null
}

function comingOrAll(dates: EventDate[]) {
  const coming = dates.filter(({ state }) => isComing(state))
  return coming.length > 0 ? coming : dates
}

/** The prices of all tickets on sale, lowest first. */
const pricesOf = (dates: Pick<EventDate, 'ticket_types'>[]) =>
  dates
    .flatMap(({ ticket_types }) => ticket_types)
    .filter(({ state }) => state === 'on_sale')
    .map(({ price }) => price)
    .toSorted((one, other) => Number(one) - Number(other))

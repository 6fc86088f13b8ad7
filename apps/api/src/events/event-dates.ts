import { rupees } from '../catalogue/price.ts'
import { productUrl } from '../catalogue/product-card.ts'
import { toInstant } from '../content/content-card.ts'
import type { EventDate, TicketType } from './event-schemas.ts'
import { type DateFacts, dateState, isSoldOut, replayUntil, saleState } from './event-state.ts'
import type { EventDateRow, TicketTypeRow } from './queries.ts'

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
    is_sold_out: isSoldOut(ticket_types.map(({ state }) => state)),
    is_streamed: row.is_streamed,
    replay_until: until?.toISOString() ?? null,
    venue: row.venue,
    ticket_types,
  }
}

export const dateFactsOf = ({ status, doors_at, starts_at, ends_at, replay_hours }: EventDateRow): DateFacts => ({
  status,
  doors_at: new Date(doors_at),
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
  replay_hours,
})

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

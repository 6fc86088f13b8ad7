import type { Order, Ticket } from '@dabali/api-client'
import { TIP_CLASS } from '@dabali/domain'
import type { RequestContext } from '../server-request/request-context.ts'

/** Whether a ticket has a code that can still be shown at the entrance. */
export const isPrinted = ({ code, state }: Ticket): boolean => code !== null && state === 'valid'

/** Whether a ticket opens a stream that is live, or whose doors are open. */
export const isStreamOpen = ({ admits, state, date }: Ticket): boolean =>
  admits === 'stream' && state === 'valid' && (date.state === 'live' || date.state === 'doors_open')

/** What a stream that is open is called, and its colour: before it begins only its doors are open. */
export const streamText = ({ state }: Ticket['date']) => (state === 'live' ? 'liveNow' : 'doorsOpen')
export const streamCode = ({ state }: Ticket['date']) => (state === 'live' ? 'e' : 's')

/** Whether a ticket opens a stream that is live. */
export const isLiveNow = (ticket: Ticket): boolean => isStreamOpen(ticket) && ticket.date.state === 'live'

/** Whether anything can still be done with a ticket: nobody transfers or watches a date that is cancelled. */
export const isUsable = ({ state, date }: Ticket): boolean => state === 'valid' && date.state !== 'cancelled'

/** Whether the day of a ticket is known: a postponed date still has the old one. */
export const hasKnownDay = ({ date }: Pick<Ticket, 'date'>): boolean => date.state !== 'postponed'

/** The tickets of one event date, of which there is at least one. */
export type DateTickets = readonly [Ticket, ...Ticket[]]

function groupBy(tickets: readonly Ticket[], keyOf: (ticket: Ticket) => string | number): DateTickets[] {
  const groups = new Map<string | number, [Ticket, ...Ticket[]]>()
  for (const ticket of tickets) {
    const group = groups.get(keyOf(ticket))
    if (group) group.push(ticket)
    else groups.set(keyOf(ticket), [ticket])
  }
  return [...groups.values()]
}

/** Tickets by event date in their order, but for streams: what can be watched now is first, and recordings are last. */
export function groupByDate(tickets: readonly Ticket[]): DateTickets[] {
  const rank = (date: DateTickets) => (date.some(isStreamOpen) ? 0 : date.every(isRecording) ? 2 : 1)
  return groupBy(tickets, ({ date }) => date.id).toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a ticket opens the recording of a stream that is over. */
export const isRecording = (ticket: Ticket) =>
  ticket.admits === 'stream' && isUsable(ticket) && ticket.date.state === 'replay'

/** Tickets of one date that are shown together: those of one order in one state. A ticket in transfer is alone. */
export const groupAlike = (tickets: readonly Ticket[]): DateTickets[] =>
  groupBy(tickets, ({ id, admits, state, transfer, order_hash_url: order }) =>
    [admits, state, transfer ? id : (order ?? id)].join(' '),
  )

type StreamOf = { event: Pick<Ticket['event'], 'slug'>; date: Pick<Ticket['date'], 'id'> }

/** Streams are on the culture site and need a login. */
export function livePath({ event, date }: StreamOf, { site, origins, language }: RequestContext) {
  const path = `${language === 'ne' ? '/ne' : ''}/event/${encodeURIComponent(event.slug)}/${date.id}/live`
  return site === 'culture' ? path : origins.culture + path
}

/** Whether an order is a tip, for which nothing is delivered; it is the only line. */
export const isTipOrder = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ product_class }) => product_class === TIP_CLASS)

type OrderEvents = Pick<Order, 'status'> & {
  lines: readonly Pick<Order['lines'][number], 'product_class' | 'event_date' | 'quantity' | 'refunded_quantity'>[]
}

/** How many of the events of the tickets of an order are in a state. What is refunded does not count. */
function eventsInState({ status, lines }: OrderEvents, sought: 'cancelled' | 'postponed'): 'none' | 'some' | 'all' {
  if (status === 'Cancelled' || status === 'Expired') return 'none'
  const isHeld = ({ product_class, quantity, refunded_quantity }: OrderEvents['lines'][number]) =>
    product_class !== TIP_CLASS && refunded_quantity < quantity
  const states = lines.filter(isHeld).flatMap(({ event_date }) => event_date?.state ?? [])
  if (!states.includes(sought)) return 'none'
  return states.every((state) => state === sought) ? 'all' : 'some'
}

export const cancelledEvents = (order: OrderEvents) => eventsInState(order, 'cancelled')
export const postponedEvents = (order: OrderEvents) => eventsInState(order, 'postponed')

/** The stream that a tip was given for, while it goes on. */
export function tippedStreamPath({ lines }: Pick<Order, 'lines'>, context: RequestContext): string | undefined {
  const date = lines.find(({ product_class }) => product_class === TIP_CLASS)?.event_date
  if (date?.state !== 'live' && date?.state !== 'doors_open') return undefined
  return livePath({ event: { slug: date.event_slug }, date }, context)
}

/** A file with all tickets of an order: to print, or for calendars. */
export const orderTicketsFile = (hash: string, name: 'tickets.pdf' | 'tickets.ics', language: string) =>
  `/v1/api/orders/by-hash/${encodeURIComponent(hash)}/${name}?language=${language}`

/** Where a map shows the venue. */
export const mapUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** Whether others get the refund of a ticket. */
export const isRefundedToBuyer = ({ state, date, is_transferred, price }: Ticket): boolean =>
  is_transferred && state === 'valid' && date.state === 'cancelled' && Number(price) > 0

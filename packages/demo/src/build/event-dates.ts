import { bestSeats, SEAT_WIDTH, type SeatKind, type SeatRow } from '@dabali/domain/seating'
import type { Event, EventDate, TicketKind, Venue } from '../content/content-types.ts'
import type { DemoEventDate, DemoProduct, DemoSeat, DemoTicket, DemoVenue } from '../demo-rows.ts'
import { NO_TEXTS, NOT_PHYSICAL } from './products.ts'
import { daysBefore, durationOf, html, inBoth, inHours, later, nepalTime, paisa } from './values.ts'

const ROW_DEPTH = 24
const KINDS: Record<string, SeatKind> = { '.': 'normal', W: 'wheelchair', C: 'companion' }

/** The seats of the rows of a section, which are drawn from the front. */
const seatsOf = (rows: readonly string[]): DemoSeat[] =>
  rows.flatMap((row, at) => {
    const seats = [...row].flatMap((sign, column) => {
      const kind = KINDS[sign]
      return kind === undefined ? [] : [{ x: column * SEAT_WIDTH, kind }]
    })
    return seats.map((seat, position) => ({
      ...seat,
      row_label: String.fromCharCode('A'.charCodeAt(0) + at),
      number: position + 1,
      y: at * ROW_DEPTH,
    }))
  })

export const buildVenues = (venues: readonly Venue[]): DemoVenue[] =>
  venues.map(({ sections = [], is_step_free = false, ...venue }) => ({
    ...venue,
    is_step_free,
    sections: sections.map(({ key, name, rows }) => ({ key, name, seats: seatsOf(rows) })),
  }))

/** The sizes of groups of blocked seats, in turn. */
const GROUPS = [2, 4, 1, 3, 2, 2, 5]

/** Which seats of a section are blocked, by position: first the best ones, in groups, and wheelchair spaces last. */
function blockedSeats(seats: readonly DemoSeat[], wanted: number): number[] {
  const rows = toRows(seats)
  const free = new Set(seats.keys())
  const taken: number[] = []
  for (let turn = 0; taken.length < wanted; turn += 1) {
    const count = Math.min(GROUPS[turn % GROUPS.length] ?? 1, wanted - taken.length)
    const group = bestSeats(rows, { free, count }) ?? [...free].slice(0, count)
    if (group.length === 0) break
    for (const position of group) {
      free.delete(position)
      taken.push(position)
    }
  }
  return taken.toSorted((a, b) => a - b)
}

function toRows(seats: readonly DemoSeat[]): SeatRow[] {
  const rows = new Map<string, SeatRow['seats'][number][]>()
  for (const [id, { row_label, ...seat }] of seats.entries())
    rows.set(row_label, [...(rows.get(row_label) ?? []), { id, ...seat }])
  return [...rows].map(([label, ofRow]) => ({ label, seats: ofRow }))
}

const MOST_TICKETS = 10

const startOf = (date: EventDate, now: Date) =>
  'in_hours' in date ? inHours(now, date.in_hours) : nepalTime(now, date.in_days, date.at)

const doorsOf = (date: EventDate, now: Date) =>
  'in_hours' in date ? later(startOf(date, now), -durationOf(date.doors)) : nepalTime(now, date.in_days, date.doors)

/** Events are announced this long before, and not later than now. */
const ANNOUNCED_DAYS = 40

export const announcedAt = (event: Event, now: Date) => {
  const [first] = event.dates
  const announced = daysBefore(first === undefined ? now : startOf(first, now), ANNOUNCED_DAYS)
  return announced < now ? announced : daysBefore(now, 1)
}

const SALES_OPEN = '10:00'
const salesStart = (event: Event, now: Date) =>
  event.sales_in_days === undefined ? announcedAt(event, now) : nepalTime(now, event.sales_in_days, SALES_OPEN)

/** One ticket product for each ticket kind and event date. */
const ticketsOf = (event: Event) =>
  event.tickets.flatMap((kind) =>
    kind.sold.flatMap((sold, at) => {
      const date = event.dates[at]
      return sold === null || date === undefined ? [] : [{ kind, date, at, sold, slug: slugOf(event, kind, at) }]
    }),
  )

const slugOf = (event: Event, kind: TicketKind, at: number) =>
  event.dates.length === 1 ? `${event.slug}-${kind.key}` : `${event.slug}-${kind.key}-${at + 1}`

export const buildEventDates = (events: readonly Event[], venues: readonly DemoVenue[], now: Date): DemoEventDate[] =>
  events.flatMap((event) => {
    const tickets = ticketsOf(event)
    return event.dates.map((date, at) => ({
      event: event.slug,
      venue: date.venue ?? null,
      status: date.status ?? 'scheduled',
      doors_at: doorsOf(date, now),
      starts_at: startOf(date, now),
      ends_at: later(startOf(date, now), durationOf(date.lasts)),
      is_streamed: date.is_streamed ?? false,
      replay_hours: date.replay_hours ?? null,
      tickets: tickets
        .filter((ticket) => ticket.at === at)
        .map(
          ({ slug, kind, sold }): DemoTicket => ({
            product: slug,
            admits: kind.admits,
            sales_start_at: salesStart(event, now),
            ...placesOf(kind, sold, venues),
          }),
        ),
    }))
  })

type Places = Pick<DemoTicket, 'capacity' | 'sold' | 'seats'>

/** Seats need an order to be sold: those that nobody can buy are blocked, and there are no tickets for them. */
function placesOf({ capacity, section: key }: TicketKind, sold: number, venues: readonly DemoVenue[]): Places {
  if (key === undefined) return { capacity, sold, seats: null }
  const section = venues.flatMap(({ sections }) => sections).find((known) => known.key === key)
  if (section === undefined) throw new Error(`No venue has the section ${key}.`)
  const blocked = blockedSeats(section.seats, sold)
  return { capacity: capacity - blocked.length, sold: 0, seats: { section: key, blocked } }
}

/** A ticket is bought as a product. */
export const buildTickets = (events: readonly Event[], now: Date): DemoProduct[] =>
  events.flatMap((event) =>
    ticketsOf(event).map(({ slug, kind, date, sold }) => ({
      slug,
      work: null,
      product_class: 'Ticket' as const,
      language: 'ne' as const,
      selling_price: paisa(kind.price),
      mrp: paisa(kind.price),
      num_available: kind.capacity - sold,
      picture_name: `poster:${event.slug}`,
      created_at: announcedAt(event, now),
      publisher: 'dabali-records',
      isbn: null,
      pages: null,
      duration_seconds: null,
      published_on: null,
      sample_media: null,
      video_url: null,
      ...NOT_PHYSICAL,
      largest_quantity: MOST_TICKETS,
      popularity: Math.round(sold / 4),
      words: inBoth((language) => ({
        title: titleOf(event, kind, date, language),
        subtitle: '',
        authors: [],
        description: html([kind.about[language]]),
        ...NO_TEXTS,
      })),
      authors: [],
      categories: ['tickets'],
      related: [],
    })),
  )

function titleOf(event: Event, kind: TicketKind, date: EventDate, language: 'en' | 'ne') {
  const title = `${kind.name[language]}: ${event.title[language]}`
  return event.dates.length === 1 ? title : `${title}, ${date.name[language]}`
}

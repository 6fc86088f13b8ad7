import type { Event, EventDate, TicketKind } from '../content/content-types.ts'
import type { DemoEventDate, DemoProduct, DemoTicket, DemoVenue } from '../demo-rows.ts'
import { NO_TEXTS, NOT_PHYSICAL } from './products.ts'
import { soldSeats } from './seating.ts'
import { daysBefore, durationOf, html, inBoth, inHours, later, nepalTime, paisa } from './values.ts'

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
            capacity: kind.capacity,
            sold,
            sales_start_at: announcedAt(event, now),
            seats: seatsOf(kind, sold, venues),
          }),
        ),
    }))
  })

function seatsOf({ section: key }: TicketKind, sold: number, venues: readonly DemoVenue[]): DemoTicket['seats'] {
  if (key === undefined) return null
  const section = venues.flatMap(({ sections }) => sections).find((known) => known.key === key)
  if (section === undefined) throw new Error(`No venue has the section ${key}.`)
  return { section: key, sold: soldSeats(section.seats, sold) }
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

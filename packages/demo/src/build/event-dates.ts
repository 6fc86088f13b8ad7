import type { Event, EventDate, TicketKind } from '../content/content-types.ts'
import type { DemoEventDate, DemoProduct, DemoTicket } from '../demo-rows.ts'
import { daysBefore, durationOf, html, inBoth, inHours, later, nepalTime, paisa } from './values.ts'

const MOST_TICKETS = 10

const startOf = (night: EventDate, now: Date) =>
  'in_hours' in night ? inHours(now, night.in_hours) : nepalTime(now, night.in_days, night.at)

const doorsOf = (night: EventDate, now: Date) =>
  'in_hours' in night
    ? later(startOf(night, now), -durationOf(night.doors))
    : nepalTime(now, night.in_days, night.doors)

/** Announced weeks before, and not later than now. */
const ANNOUNCED_DAYS = 40

export const announcedAt = (event: Event, now: Date) => {
  const [first] = event.dates
  const announced = daysBefore(first === undefined ? now : startOf(first, now), ANNOUNCED_DAYS)
  return announced < now ? announced : daysBefore(now, 1)
}

/** One sale for each kind of place and each night that has it. */
const ticketsOf = (event: Event) =>
  event.tickets.flatMap((kind) =>
    kind.sold.flatMap((sold, at) => {
      const night = event.dates[at]
      return sold === null || night === undefined ? [] : [{ kind, night, at, sold, slug: slugOf(event, kind, at) }]
    }),
  )

const slugOf = (event: Event, kind: TicketKind, at: number) =>
  event.dates.length === 1 ? `${event.slug}-${kind.key}` : `${event.slug}-${kind.key}-${at + 1}`

export const buildEventDates = (events: readonly Event[], now: Date): DemoEventDate[] =>
  events.flatMap((event) => {
    const places = ticketsOf(event)
    return event.dates.map((night, at) => ({
      event: event.slug,
      venue: night.venue ?? null,
      status: night.status ?? 'scheduled',
      doors_at: doorsOf(night, now),
      starts_at: startOf(night, now),
      ends_at: later(startOf(night, now), durationOf(night.lasts)),
      is_streamed: night.is_streamed ?? false,
      replay_hours: night.replay_hours ?? null,
      tickets: places
        .filter((place) => place.at === at)
        .map(
          ({ slug, kind, sold }): DemoTicket => ({
            product: slug,
            admits: kind.admits,
            capacity: kind.capacity,
            sold,
            sales_start_at: announcedAt(event, now),
          }),
        ),
    }))
  })

/** A ticket is bought as a product. */
export const buildTickets = (events: readonly Event[], now: Date): DemoProduct[] =>
  events.flatMap((event) =>
    ticketsOf(event).map(({ slug, kind, night, sold }) => ({
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
      largest_quantity: MOST_TICKETS,
      popularity: Math.round(sold / 4),
      words: inBoth((language) => ({
        title: titleOf(event, kind, night, language),
        subtitle: '',
        authors: [],
        description: html([kind.about[language]]),
      })),
      authors: [],
      categories: ['tickets'],
      related: [],
    })),
  )

function titleOf(event: Event, kind: TicketKind, night: EventDate, language: 'en' | 'ne') {
  const title = `${kind.name[language]}: ${event.title[language]}`
  return event.dates.length === 1 ? title : `${title}, ${night.name[language]}`
}

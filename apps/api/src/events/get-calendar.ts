import { findAt } from '../content/find-at.ts'
import { type CalendarEntry, writeCalendar } from './calendar.ts'
import type { EventDateRow } from './dates/queries.ts'
import type { CalendarRow, EventQueries } from './queries.ts'
import { factsOf } from './to-event-date.ts'

type Language = 'en' | 'ne'

const NAMES = { en: 'Dabali: nights', ne: 'डबली: साँझहरू' }
const CALENDAR_STATUS = { scheduled: 'CONFIRMED', postponed: 'TENTATIVE', cancelled: 'CANCELLED' } as const

/** All dates of one event, to be put into the visitor's calendar. */
export async function getEventCalendar(
  queries: EventQueries,
  { slug, language }: { slug: string; language: Language },
) {
  const row = await findAt(
    { kind: 'event', slug, suffix: 'calendar.ics' },
    (known) => queries.findCalendar(known, language),
    queries.findMoved,
  )
  return writeCalendar(
    row.title,
    row.dates.map((date) => toEntry(row, date)),
  )
}

/** Everything that is not over, for calendars that subscribe to it. */
export async function getCalendar(queries: EventQueries, { language, now }: { language: Language; now: Date }) {
  const rows = await queries.listCalendars(language, now)
  const entries = rows.flatMap((row) =>
    row.dates.filter(({ ends_at }) => new Date(ends_at) > now).map((date) => toEntry(row, date)),
  )
  return writeCalendar(NAMES[language], entries)
}

function toEntry(row: CalendarRow, date: EventDateRow): CalendarEntry {
  const { starts_at, ends_at } = factsOf(date)
  const { name = '', address = '', latitude = null, longitude = null } = date.venue ?? {}
  return {
    uid: `event-date-${date.id}@dabali.example`,
    changedAt: row.updated_at,
    startsAt: starts_at,
    endsAt: ends_at,
    status: CALENDAR_STATUS[date.status],
    title: row.title,
    description: row.summary,
    place: [name, address].filter((part) => part !== '').join(', '),
    position: latitude === null || longitude === null ? undefined : { latitude, longitude },
  }
}

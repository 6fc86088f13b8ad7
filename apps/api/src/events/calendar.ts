import { createRequire } from 'node:module'
import type { ICalLocation } from 'ical-generator'

const require = createRequire(import.meta.url)
// Loaded on use: it is large, and most processes never need it.
const library = (): typeof import('ical-generator') => require('ical-generator')

/** One VEVENT. */
export type CalendarEntry = {
  uid: string
  /** Calendar programs compare it to find the newer version. */
  changedAt: Date
  startsAt: Date
  endsAt: Date
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  title: string
  description: string
  place: string
  position: { latitude: number; longitude: number } | undefined
  /** The page that it is about. */
  url?: string
  /** How long before the start the calendar reminds of it. */
  alarmMinutes?: number
}

const FIRST_SEQUENCE = Date.UTC(2026, 0, 1)
const REFRESH_SECONDS = 60 * 60

/** Writes iCalendar (RFC 5545), with times in UTC. */
export function writeCalendar(name: string, entries: CalendarEntry[]) {
  const { default: ical, ICalAlarmType, ICalCalendarMethod, ICalEventStatus } = library()
  const calendar = ical({
    prodId: { company: 'Dabali', product: 'Events', language: 'EN' },
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    // RFC 5545 wants it before the events; the library writes custom properties after them.
    name: escapeText(withoutControls(name)),
    events: entries.map((entry) => ({
      id: entry.uid,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      sequence: sequenceOf(entry.changedAt),
      start: entry.startsAt,
      end: entry.endsAt,
      status: ICalEventStatus[entry.status],
      summary: withoutControls(entry.title),
      description: entry.description === '' ? null : withoutControls(entry.description),
      location: locationOf(entry),
      ...(entry.url !== undefined && { url: entry.url }),
      ...(entry.alarmMinutes !== undefined && {
        alarms: [
          { type: ICalAlarmType.display, trigger: entry.alarmMinutes * 60, description: withoutControls(entry.title) },
        ],
      }),
    })),
  })
  return `${calendar}\r\n`
}

function locationOf({ place, position }: CalendarEntry): ICalLocation | null {
  const geo = position && { geo: { lat: position.latitude, lon: position.longitude } }
  return place === '' ? (geo ?? null) : { title: withoutControls(place), ...geo }
}

/** Increases with every change and fits into 32 bits. */
const sequenceOf = (changedAt: Date) => Math.max(0, Math.floor((changedAt.getTime() - FIRST_SEQUENCE) / 1000))

/** RFC 5545 forbids control characters except tabs and line breaks; the library writes them. */
const withoutControls = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}/gu, '')

/** The library does not escape the name of a calendar. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

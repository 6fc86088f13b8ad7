import type { EventCard, EventCardDate } from '@dabali/api-client'
import { addDays, type DayRange, dayInNepal, type Language, writeDigits } from '@dabali/domain'
import { dateParts } from '../editorial/event-dates.ts'
import { isUpcomingState } from '../event-states.ts'

/** An event in a list, with the dates that its row stands for. */
export type EventEntry = { event: EventCard; dates: readonly EventCardDate[] }

/** Entries under the heading of their month; without a month, the day is not known yet. */
export type EventMonth = { heading: string | undefined; entries: readonly EventEntry[] }

/** A row for one date shows the state and the price of that date. */
export const offered = ({
  event,
  dates,
}: EventEntry): Pick<EventCard, 'state' | 'availability' | 'price_from' | 'price_to'> => {
  const [only] = dates
  if (dates.length !== 1 || event.dates.length === 1 || !only) return event
  return { ...only, price_to: only.price_from === event.price_from ? event.price_to : only.price_from }
}

export const dayOf = ({ starts_at }: Pick<EventCardDate, 'starts_at'>) => dayInNepal(new Date(starts_at))

/** A cancelled or postponed date does not take place on its day. */
const takesPlace = ({ state }: EventCardDate) => state !== 'cancelled' && state !== 'postponed'

type Shown = { language: Language; past: boolean; range?: DayRange | undefined }

/** The events by the month of the first date that is shown; past events by that of the last one. */
export function eventsByMonth(events: readonly EventCard[], shown: Shown): EventMonth[] {
  const entries = events.map((event) => ({ event, dates: shownDates(event, shown) }))
  const anchors = new Map(entries.map((entry) => [entry, anchorOf(entry, shown)]))
  const groups = Map.groupBy(entries, (entry) => {
    const anchor = anchors.get(entry)
    return anchor && monthHeading(anchor, shown.language)
  })
  const months = [...groups].map(([heading, those]) => ({ heading, entries: those }))
  const order = ({ entries: [first] }: { entries: readonly EventEntry[] }) =>
    (first && anchors.get(first)?.starts_at) ?? '9999'
  const isLater = shown.past ? -1 : 1
  return months.toSorted((one, other) => (order(one) < order(other) ? -isLater : isLater))
}

/** The dates that a row stands for: those that are still to come; of a past or cancelled event all. */
function shownDates({ dates }: EventCard, { past, range }: Shown): readonly EventCardDate[] {
  const within = range ? dates.filter((date) => isWithin(dayOf(date), range)) : dates
  const known = within.length > 0 ? within : dates
  const ahead = known.filter(({ state }) => isUpcomingState(state))
  return past || ahead.length === 0 ? known : ahead
}

const isWithin = (day: string, { from, to }: DayRange) => from <= day && day <= to

function anchorOf({ dates }: EventEntry, { past }: Shown): EventCardDate | undefined {
  const held = dates.filter(takesPlace)
  const known = held.length > 0 ? held : dates.filter(({ state }) => state === 'cancelled')
  return past ? known.at(-1) : known[0]
}

function monthHeading({ starts_at }: EventCardDate, language: Language): string {
  const { month, year } = dateParts(starts_at, language)
  return `${month} ${year}`
}

const MOST_DAYS = 3

/**
 * The days of the dates in large type, and the first and last of them: days that follow each other as a range, up to three others
 * one by one. Only the days of the first month are named.
 */
export function dayLabel(
  dates: readonly EventCardDate[],
  language: Language,
): { days: string; shown: EventCardDate[] } {
  const held = dates.filter(takesPlace)
  const known = held.length > 0 ? held : dates
  const [first] = known
  if (!first) return { days: '', shown: [] }
  const month = monthHeading(first, language)
  const ofMonth = known.filter((date) => monthHeading(date, language) === month)
  const unique = ofMonth.filter((date, index) => ofMonth.findIndex((other) => dayOf(other) === dayOf(date)) === index)
  const last = unique.at(-1) ?? first
  const number = (date: EventCardDate) => dateParts(date.starts_at, language).day
  const follows = unique.every((date, index) => dayOf(date) === addDays(dayOf(first), index))
  if (unique.length === 1) return { days: withoutZero(number(first)), shown: [first] }
  if (follows) return { days: `${withoutZero(number(first))}–${withoutZero(number(last))}`, shown: [first, last] }
  const named = unique.slice(0, MOST_DAYS)
  const more = unique.length - named.length
  const list = named.map((date) => withoutZero(number(date))).join(', ')
  return { days: more > 0 ? `${list} +${writeDigits(more, language)}` : list, shown: named }
}

const withoutZero = (day: string) => day.replace(/^[0०]/, '')

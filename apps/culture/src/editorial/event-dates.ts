import type { EventCard, EventDate } from '@dabali/api-client'
import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'
import { kathmanduDay } from '@dabali/ui/date-text'
import { cacheLife } from 'next/cache'

type DateParts = {
  /** In the calendar of the language: Bikram Sambat in Nepali. */
  day: string
  month: string
  year: string
  /** In the time zone of Kathmandu. */
  time: string
  /** 0 is a Sunday. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/** A moment in Kathmandu in parts, for layouts that show its day larger than the rest. */
export function dateParts(moment: string, language: Language): DateParts {
  const shown = language === 'ne' ? displayNepaliDate(moment) : displayDate(moment)
  const [month = '', day = '', year = '', time = ''] = shown.split(/,? /)
  return { day, month, year, time, weekday: new Date(kathmanduDay(moment)).getUTCDay() as DateParts['weekday'] }
}

type EventAvailability = Pick<EventCard, 'state' | 'is_sold_out'> & { isOnSale: boolean }

type EventStatus =
  | 'cancelled'
  | 'postponed'
  | 'live'
  | 'doorsOpen'
  | 'replay'
  | 'ended'
  | 'soldOut'
  | 'onSale'
  | 'notYet'

const STATUS_BY_STATE: Readonly<Partial<Record<EventCard['state'], EventStatus>>> = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  live: 'live',
  replay: 'replay',
  ended: 'ended',
}

const UPCOMING_STATUSES: ReadonlySet<EventStatus> = new Set(['postponed', 'doorsOpen', 'soldOut', 'onSale', 'notYet'])

/** The one status to show of an event: cancelled or live first, then whether there are tickets. */
export function eventStatus({ state, is_sold_out, isOnSale }: EventAvailability): EventStatus {
  const known = STATUS_BY_STATE[state]
  if (known) return known
  if (is_sold_out) return 'soldOut'
  if (state === 'doors_open') return 'doorsOpen'
  return isOnSale ? 'onSale' : 'notYet'
}

/** Whether the event is still to come. */
export const isUpcomingStatus = (status: EventStatus) => UPCOMING_STATUSES.has(status)

/** The colour code of each status. */
export const STATUS_CODES: Readonly<Record<EventStatus, 'e' | 'w' | 's' | 'n'>> = {
  cancelled: 'e',
  postponed: 'w',
  live: 'e',
  doorsOpen: 'w',
  replay: 's',
  ended: 'n',
  soldOut: 'e',
  onSale: 's',
  notYet: 'n',
}

type NextEvent = { slug: string; starts_at: string; isOn: boolean }

const NOT_HAPPENING: readonly EventCard['state'][] = ['cancelled', 'postponed']

/** The first event of a sorted list that is not cancelled or postponed. */
export function nextEvent(events: readonly Pick<EventCard, 'slug' | 'state' | 'date'>[]): NextEvent | undefined {
  for (const { slug, state, date } of events) {
    if (date && !NOT_HAPPENING.includes(state)) return { slug, starts_at: date.starts_at, isOn: state === 'live' }
  }
  return undefined
}

const UPCOMING_STATES: readonly EventDate['state'][] = ['live', 'doors_open', 'upcoming']

/** The date that an event is announced with: the next one, or the last one when all are over. */
export const featuredDate = (dates: readonly EventDate[]): EventDate | undefined =>
  dates.find(isUpcomingDate) ?? dates.at(-1)

/** The date whose tickets are shown first: the featured one, or the first that has tickets. */
export const dateOnSale = (dates: readonly EventDate[]): EventDate | undefined => {
  const shown = featuredDate(dates)
  if (shown && isOnSale([shown])) return shown
  return dates.find((date) => isOnSale([date])) ?? (shown && hasTickets(shown) ? shown : dates.find(hasTickets))
}

/** Whether a date is live or still to come. */
export const isUpcomingDate = ({ state }: EventDate): boolean => UPCOMING_STATES.includes(state)

/** Whether any ticket for these dates is on sale now. */
export const isOnSale = (dates: readonly EventDate[]): boolean =>
  dates.some(({ ticket_types }) => ticket_types.some(({ state }) => state === 'on_sale'))

/** Whether tickets are worth showing: on sale, sold out or not on sale yet. */
export const hasTickets = ({ ticket_types }: EventDate): boolean => ticket_types.some(({ state }) => state !== 'ended')

// Live dates before upcoming ones.
const STATES_BY_URGENCY = ['live', 'doors_open', 'upcoming'] as const satisfies readonly EventDate['state'][]

/** Whether a state is live or still to come; a postponed date has no day yet. */
export const isUpcomingState = (state: EventDate['state']): boolean => STATES_BY_URGENCY.some((each) => each === state)

/** The next date of an event; a live one comes first. */
export function nextEventDate<DateInState extends Pick<EventDate, 'state'>>(
  eventDates: readonly DateInState[],
): DateInState | undefined {
  return STATES_BY_URGENCY.map((state) => eventDates.find((eventDate) => eventDate.state === state)).find(Boolean)
}

type CheapestPrices = {
  /** The lowest prices on sale for the hall and the stream, as decimal text. */
  hall: string | undefined
  stream: string | undefined
}

/** The lowest price on sale of each kind of ticket. */
export function cheapestPrices({ ticket_types }: Pick<EventDate, 'ticket_types'>): CheapestPrices {
  const cheapest = (admits: 'hall' | 'stream') =>
    ticket_types
      .filter((type) => type.admits === admits && type.state === 'on_sale')
      .map(({ price }) => price)
      .sort((one, other) => Number(one) - Number(other))[0]
  return { hall: cheapest('hall'), stream: cheapest('stream') }
}

type EventTimes = {
  doors_at: string
  starts_at: string
  ends_at: string
  replay_until: string | null
}

/** The clock here may be slightly behind that of the API, which computes the states. */
const MIN_SECONDS = 30
const MAX_SECONDS = 30 * 86_400

/** Seconds until one of these event dates changes its state: doors, start, end or end of the replay. */
export function secondsUntilNextChange(eventDates: readonly EventTimes[], now: number): number {
  const moments = eventDates.flatMap(({ doors_at, starts_at, ends_at, replay_until }) => [
    doors_at,
    starts_at,
    ends_at,
    ...(replay_until === null ? [] : [replay_until]),
  ])
  const ahead = moments.map((moment) => (Date.parse(moment) - now) / 1000).filter((seconds) => seconds > 0)
  return Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.ceil(Math.min(...ahead))))
}

const YEAR_SECONDS = 365 * 86_400

/** Inside a `'use cache'` function: caches until a tag is invalidated or one of these event dates changes its state. */
export function cacheUntilNextChange(eventDates: Parameters<typeof secondsUntilNextChange>[0]): void {
  cacheLife({ stale: 30, revalidate: secondsUntilNextChange(eventDates, Date.now()), expire: YEAR_SECONDS })
}

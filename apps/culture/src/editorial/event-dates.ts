import type { EventCard, EventDate, TicketType } from '@dabali/api-client'
import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'
import { kathmanduDay } from '@dabali/ui/date-text'
import { cacheLife } from 'next/cache'
import { isUpcomingState, UPCOMING_STATES } from '../event-states.ts'

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

type Start = Pick<EventDate, 'starts_at'>

/** The time of a date in a list, where another date of the list is on the same day in Kathmandu. */
export function sameDayTime({ starts_at }: Start, listed: readonly Start[], language: Language): string | undefined {
  const day = kathmanduDay(starts_at)
  const isAlone = listed.filter((date) => kathmanduDay(date.starts_at) === day).length < 2
  return isAlone ? undefined : dateParts(starts_at, language).time
}

type EventAvailability = Pick<EventDate, 'state' | 'availability'>

type EventStatus =
  | 'cancelled'
  | 'postponed'
  | 'live'
  | 'doorsOpen'
  | 'replay'
  | 'ended'
  | 'soldOut'
  | 'streamOnly'
  | 'fewLeft'
  | 'onSale'
  | 'notYet'
  | 'salesClosed'

const STATUS_BY_STATE: Readonly<Partial<Record<EventCard['state'], EventStatus>>> = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  live: 'live',
  replay: 'replay',
  ended: 'ended',
}

const STATUS_BY_AVAILABILITY: Readonly<Record<EventDate['availability'], EventStatus>> = {
  available: 'onSale',
  few_left: 'fewLeft',
  stream_only: 'streamOnly',
  not_yet: 'notYet',
  sold_out: 'soldOut',
  ended: 'salesClosed',
}

const PAST_STATUSES: ReadonlySet<EventStatus> = new Set(['cancelled', 'live', 'replay', 'ended'])

/** The one status to show of an event or a date: cancelled or live first, then what can still be bought. */
export function eventStatus({ state, availability }: EventAvailability): EventStatus {
  const known = STATUS_BY_STATE[state]
  if (known) return known
  if (state === 'doors_open' && availability === 'available') return 'doorsOpen'
  return STATUS_BY_AVAILABILITY[availability]
}

/** Whether the event is still to come. */
export const isUpcomingStatus = (status: EventStatus) => !PAST_STATUSES.has(status)

/** The colour code of each status. */
export const STATUS_CODES: Readonly<Record<EventStatus, 'e' | 'w' | 's' | 'n'>> = {
  cancelled: 'e',
  postponed: 'w',
  live: 'e',
  doorsOpen: 'w',
  replay: 's',
  ended: 'n',
  soldOut: 'e',
  streamOnly: 'n',
  fewLeft: 'w',
  onSale: 's',
  notYet: 'n',
  salesClosed: 'n',
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

/** The date that an event is announced with: the next one, or the last one when all are over. */
const featuredDate = (dates: readonly EventDate[]): EventDate | undefined => dates.find(isUpcomingDate) ?? dates.at(-1)

/** What can be bought, the most wanted first. */
const BUYABLE: readonly (readonly EventDate['availability'][])[] = [['available', 'few_left'], ['stream_only']]

/** Whether any ticket of a date can be bought now. */
export const isOnSale = ({ availability }: Pick<EventDate, 'availability'>): boolean =>
  BUYABLE.flat().includes(availability)

/**
 * The date that the page of an event shows first: one that is live, else the first with tickets for the hall, else with a
 * stream, else the next one.
 */
export function firstShownDate(dates: readonly EventDate[]): EventDate | undefined {
  const live = dates.find((date) => date.state === 'live' && isOnSale(date))
  if (live) return live
  for (const candidates of [dates.filter(isUpcomingDate), dates]) {
    for (const availabilities of BUYABLE) {
      const found = candidates.find(({ availability }) => availabilities.includes(availability))
      if (found) return found
    }
  }
  return featuredDate(dates)
}

/** Whether a date is live or still to come. */
export const isUpcomingDate = ({ state }: EventDate): boolean => isUpcomingState(state)

/** Whether tickets are worth showing: on sale, sold out or not on sale yet. */
export const hasTickets = ({ ticket_types }: EventDate): boolean => ticket_types.some(({ state }) => state !== 'ended')

/** The next date of an event; a live one comes first. */
export function nextEventDate<DateInState extends Pick<EventDate, 'state'>>(
  eventDates: readonly DateInState[],
): DateInState | undefined {
  return UPCOMING_STATES.map((state) => eventDates.find((eventDate) => eventDate.state === state)).find(Boolean)
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

/** The cheapest stream ticket on sale. */
export const cheapestStream = <Type extends Pick<TicketType, 'admits' | 'state' | 'price'>>(date: {
  ticket_types: readonly Type[]
}): Type | undefined =>
  date.ticket_types
    .filter(({ admits, state }) => admits === 'stream' && state === 'on_sale')
    .toSorted((one, other) => Number(one.price) - Number(other.price))[0]

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

/** Which of the tickets on sale are free. */
export function freeTickets({
  price_from,
  price_to,
}: Pick<EventCard, 'price_from' | 'price_to'>): 'none' | 'some' | 'all' {
  if (price_from === null || Number(price_from) > 0) return 'none'
  return Number(price_to) > 0 ? 'some' : 'all'
}

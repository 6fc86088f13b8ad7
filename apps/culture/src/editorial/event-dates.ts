import type { EventCard, EventDate } from '@dabali/api-client'
import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'
import { kathmanduDay } from '@dabali/ui/date-text'

type DateParts = {
  /** As readers of the language write it: in Nepali the day of Bikram Sambat. */
  day: string
  month: string
  year: string
  /** The clock in Kathmandu. */
  time: string
  /** 0 is a Sunday. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/** A moment in Kathmandu, taken apart for where its day stands larger than the rest. */
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

/** The one word that says how a night stands: what is called off or going on first, then whether there are tickets. */
export function eventStatus({ state, is_sold_out, isOnSale }: EventAvailability): EventStatus {
  const known = STATUS_BY_STATE[state]
  if (known) return known
  if (is_sold_out) return 'soldOut'
  if (state === 'doors_open') return 'doorsOpen'
  return isOnSale ? 'onSale' : 'notYet'
}

/** Whether it is still to come, as far as anybody knows. */
export const isUpcomingStatus = (mark: EventStatus) => UPCOMING_STATUSES.has(mark)

/** In which colour it is said. */
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

/** The next night that takes place; of a row of events, the next one first. */
export function nextEvent(events: readonly Pick<EventCard, 'slug' | 'state' | 'date'>[]): NextEvent | undefined {
  for (const { slug, state, date } of events) {
    if (date && !NOT_HAPPENING.includes(state)) return { slug, starts_at: date.starts_at, isOn: state === 'live' }
  }
  return undefined
}

const UPCOMING_STATES: readonly EventDate['state'][] = ['live', 'doors_open', 'upcoming']

/** The night that an event is announced with: the next one, or the last one when none is to come. */
export const featuredDate = (dates: readonly EventDate[]): EventDate | undefined =>
  dates.find(isUpcomingDate) ?? dates.at(-1)

/** The night whose tickets are shown first: the announced one, or where it has none, the first that has. */
export const dateOnSale = (dates: readonly EventDate[]): EventDate | undefined => {
  const shown = featuredDate(dates)
  if (shown && isOnSale([shown])) return shown
  return dates.find((date) => isOnSale([date])) ?? (shown && hasTickets(shown) ? shown : dates.find(hasTickets))
}

/** Whether a night is still to be gone to. */
export const isUpcomingDate = ({ state }: EventDate): boolean => UPCOMING_STATES.includes(state)

/** Whether anything can be bought for any of these nights now. */
export const isOnSale = (dates: readonly EventDate[]): boolean =>
  dates.some(({ ticket_types }) => ticket_types.some(({ state }) => state === 'on_sale'))

/** Whether something is still said about tickets: they are, were sold out, or will be. */
export const hasTickets = ({ ticket_types }: EventDate): boolean => ticket_types.some(({ state }) => state !== 'ended')

// What goes on now comes before what is to come.
const STATES_BY_URGENCY = ['live', 'doors_open', 'upcoming'] as const satisfies readonly EventDate['state'][]

/** Whether a night can still be gone to; one that was put off has no day to go on. */
export const isUpcomingState = (state: EventDate['state']): boolean => STATES_BY_URGENCY.some((each) => each === state)

/** The night of an event that one can go to next. */
export function nextEventDate<Night extends Pick<EventDate, 'state'>>(nights: readonly Night[]): Night | undefined {
  return STATES_BY_URGENCY.map((state) => nights.find((night) => night.state === state)).find(Boolean)
}

type CheapestPrices = {
  /** The cheapest place before the stage, and the cheapest one before a screen, as decimal text. */
  hall: string | undefined
  stream: string | undefined
}

/** What can be bought for a night now. */
export function cheapestPrices({ ticket_types }: Pick<EventDate, 'ticket_types'>): CheapestPrices {
  const cheapest = (admits: 'hall' | 'stream') =>
    ticket_types
      .filter((type) => type.admits === admits && type.state === 'on_sale')
      .map(({ price }) => price)
      .sort((one, other) => Number(one) - Number(other))[0]
  return { hall: cheapest('hall'), stream: cheapest('stream') }
}

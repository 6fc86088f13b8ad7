import { parseDayRange } from '@dabali/domain'
import { formatListQuery, type ListQuery, parseListQuery } from '../editorial/list-query.ts'
import { CALENDAR_PATH, EVENTS_PATH } from '../paths.ts'

const PLACE_AND_KIND = ['city', 'venue', 'genre', 'free', 'streamed', 'step_free', 'children'] as const
const LIST_FIELDS = ['when', 'date', ...PLACE_AND_KIND]
const CALENDAR_FIELDS = ['month', 'day', ...PLACE_AND_KIND]
const FLAGS: readonly string[] = ['free', 'streamed', 'step_free', 'children']

/** The parameters that the pages of the list and of the calendar are cached by. */
export const EVENT_QUERY_NAMES: readonly string[] = [...LIST_FIELDS, 'from', 'to', 'page']
export const CALENDAR_QUERY_NAMES: readonly string[] = CALENDAR_FIELDS

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** The filters of the list; the form of dates sends `from` and `to`. */
export function parseEventQuery(searchParams: URLSearchParams): ListQuery {
  const { chosen, page } = parseListQuery(LIST_FIELDS, searchParams)
  const { chosen: sent } = parseListQuery(['from', 'to'], searchParams)
  const isRange = sent['from'] !== undefined || sent['to'] !== undefined
  const date = isRange ? `${sent['from'] ?? FIRST_DAY}..${sent['to'] ?? LAST_DAY}` : chosen['date']
  return { chosen: onlyKnown({ ...chosen, ...(date && { date }) }), page }
}

function onlyKnown(chosen: ListQuery['chosen']): ListQuery['chosen'] {
  const isKnown = ([field, value]: [string, string]) => {
    if (field === 'when') return value === 'past'
    return !FLAGS.includes(field) || value === 'true'
  }
  return Object.fromEntries(Object.entries(chosen).filter(isKnown))
}

export const isPast = ({ chosen }: ListQuery) => chosen['when'] === 'past'

/** Past events are a list of their own, not a filter. */
export const isFiltered = ({ chosen }: ListQuery) => Object.keys(chosen).some((field) => field !== 'when')

export const eventListPath = (query: ListQuery) => EVENTS_PATH + formatListQuery(LIST_FIELDS, query)

/** The filters of the calendar: `month` is a month that exists, and `day` one of its days. */
export function parseCalendarQuery(searchParams: URLSearchParams, today: string): ListQuery & { month: string } {
  const { chosen } = parseListQuery(CALENDAR_FIELDS, searchParams)
  const { month, day, ...others } = onlyKnown(chosen)
  const shown = month && /^\d{4}-\d\d$/.test(month) && parseDayRange(month, new Date(today)) ? month : today.slice(0, 7)
  const isDay = day?.startsWith(shown) && day.length === today.length && parseDayRange(day, new Date(today))
  return { chosen: { ...others, month: shown, ...(isDay && { day }) }, page: 1, month: shown }
}

export const calendarPath = (query: ListQuery) => CALENDAR_PATH + formatListQuery(CALENDAR_FIELDS, query)

/** The filters that the list and the calendar share. */
export const sharedFilters = ({ chosen }: ListQuery): ListQuery => ({
  chosen: Object.fromEntries(PLACE_AND_KIND.flatMap((field) => (chosen[field] ? [[field, chosen[field]]] : []))),
  page: 1,
})

import type { OrderLine } from '@dabali/api-client'
import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'

/** A date as text within a sentence; `DateText` shows one by itself. */
export const dateInSentence = (value: string, language: Language): string =>
  language === 'ne' ? displayNepaliDate(value) : displayDate(value)

/** The time of day in Nepal. */
export const timeInSentence = (value: string, language: Language): string =>
  dateInSentence(value, language).split(' ').at(-1) ?? ''

type LineEventDate = NonNullable<OrderLine['event_date']>
/** A receipt has the seats as text. */
type TicketLine = Pick<OrderLine, 'event_date'> & { seats: readonly (string | { label: string })[] }

const STREAM = { en: 'Live stream', ne: 'लाइभ प्रसारण' }

/** When and where a ticket is for; of a postponed date only where. */
function eventDateText({ starts_at, state, admits, venue_name }: LineEventDate, language: Language): string {
  const place = admits === 'stream' ? STREAM[language] : venue_name
  return [state === 'postponed' ? '' : dateInSentence(starts_at, language), place].filter(Boolean).join(', ')
}

/** When and where the tickets of a line are for, and their seats; empty for other goods. */
export function ticketLineText({ event_date, seats }: TicketLine, language: Language): string {
  const date = event_date ? eventDateText(event_date, language) : ''
  return [date, ...seats.map((seat) => (typeof seat === 'string' ? seat : seat.label))].filter(Boolean).join(', ')
}

/** By hand, because servers and browsers spell the Nepali names differently, which breaks hydration. */
const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ne: ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'],
}

/** A day without time in Nepal, with its weekday, within a sentence. */
export const weekdayInSentence = (day: string, language: Language): string =>
  `${WEEKDAYS[language][new Date(`${day}T00:00Z`).getUTCDay()]}, ${dateInSentence(day, language)}`

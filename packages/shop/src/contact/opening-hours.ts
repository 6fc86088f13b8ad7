import { type Language, writeDigits } from '@dabali/domain'
import { OPENING_HOURS } from '@dabali/domain/contact'

const NEPAL_MS = 345 * 60_000
const SATURDAY = 6

/** Whether the shop is open, and the hour until which it is, or at which it opens next. */
export function openingState(now: Date): { state: 'open' | 'opensToday' | 'opensTomorrow'; hour: number } {
  // The UTC fields of the shifted date are those of Nepal.
  const there = new Date(now.getTime() + NEPAL_MS)
  const day = there.getUTCDay()
  const { opens, closes } = hoursOf(day)
  const hour = there.getUTCHours()
  if (hour < opens) return { state: 'opensToday', hour: opens }
  if (hour < closes) return { state: 'open', hour: closes }
  return { state: 'opensTomorrow', hour: hoursOf(day + 1).opens }
}

const hoursOf = (day: number) => (day === SATURDAY ? OPENING_HOURS.saturday : OPENING_HOURS.weekdays)

/** A full hour: `19:00`. */
export const hourText = (hour: number, language: Language) => writeDigits(`${hour}:00`, language)

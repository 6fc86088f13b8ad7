import { localDate } from './display-date.ts'
import { bikramSambat } from './display-nepali-date.ts'
import { addDays } from './event-period.ts'

/** The fiscal year of Nepal begins on the first of Shrawan, the fourth month. */
const FIRST_MONTH = 4

/**
 * The first day of the Nepali fiscal year that a day `YYYY-MM-DD` is in: the first of Shrawan in the middle of July. `undefined` for
 * other text, and for days whose Bikram Sambat calendar is not published.
 *
 * @example
 * fiscalYearStart('2026-11-26') // => '2026-07-17'
 */
export function fiscalYearStart(day: string): string | undefined {
  let first = day
  let nepali = nepaliDay(first)
  while (nepali && (nepali.month !== FIRST_MONTH || nepali.day !== 1)) {
    first = addDays(first, -1)
    nepali = nepaliDay(first)
  }
  return nepali && first
}

function nepaliDay(day: string) {
  const date = localDate(day)
  return date && date.time === '' ? bikramSambat(date) : undefined
}

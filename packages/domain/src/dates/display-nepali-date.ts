import { writeDigits } from '../text/text.ts'
import { BIKRAM_SAMBAT_YEARS } from './bikram-sambat-years.ts'
import { fourDigits, type LocalDate, localDate } from './display-date.ts'

/** Converts a date to Bikram Sambat; `undefined` outside the years of the table. */
export function bikramSambat(gregorian: LocalDate): LocalDate | undefined {
  // A Bikram Sambat year begins in April, so a date is in the year that begins in its own year or in the one before.
  return dayOfYear(gregorian, gregorian.year + 57) ?? dayOfYear(gregorian, gregorian.year + 56)
}

function dayOfYear(gregorian: LocalDate, year: number): LocalDate | undefined {
  const [firstDay, ...months] = BIKRAM_SAMBAT_YEARS[year - 2000] ?? ''
  const firstInstant = Date.UTC(year - 57, 3, 10 + Number(firstDay))
  let days = (Date.UTC(gregorian.year, gregorian.month - 1, gregorian.day) - firstInstant) / 86_400_000
  if (days < 0) return undefined
  for (const [index, extraDays] of months.entries()) {
    const length = 29 + Number(extraDays)
    if (days < length) return { year, month: index + 1, day: days + 1, time: gregorian.time }
    days -= length
  }
  return undefined
}

const MONTHS = ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मङ्सिर', 'पुस', 'माघ', 'फागुन', 'चैत']

const GREGORIAN_MONTHS = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
]

/**
 * Formats a date `YYYY-MM-DD` in Nepali as month, day and year of Bikram Sambat, followed by ` HH:MM` when it has a time, for
 * the years 2000 to 2083, and in the Gregorian calendar outside them. Zones, other text and missing text are handled as
 * `displayDate` does.
 *
 * @example
 * displayNepaliDate('2026-11-20') // => 'मङ्सिर ४, २०८३'
 */
export function displayNepaliDate(value: string | null | undefined): string {
  const date = localDate(value)
  if (!date) return value ?? ''
  const nepaliDate = bikramSambat(date)
  const { year, month, day, time } = nepaliDate ?? date
  const name = (nepaliDate ? MONTHS : GREGORIAN_MONTHS)[month - 1]
  return writeDigits(`${name} ${day}, ${fourDigits(year)} ${time}`.trimEnd(), 'ne')
}

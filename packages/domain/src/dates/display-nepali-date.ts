import { writeDigits } from '../text/text.ts'
import { fourDigits, type LocalDate, localDate } from './display-date.ts'

/**
 * Of each Bikram Sambat year from 2000: the day of April on which it begins, above 10, and how many days above 29 each of its
 * twelve months has.
 *
 * Edition 2083: the years that have passed, and the one whose calendar is published. No formula gives the months of a
 * year to come; a year is added here when its calendar is out, and until then a date in it is shown in the common
 * calendar.
 */
const BIKRAM_SAMBAT_YEARS: readonly string[] = [
  '4132321110102',
  '3223222101011',
  '3223321101011',
  '3232321110012',
  '4132321110102',
  '3223222101011',
  '3223321101011',
  '3232321110012',
  '4222322011002',
  '3223222101011',
  '3223321101011',
  '3232321110012',
  '4222322011011',
  '3223222101011',
  '3223321101011',
  '3232321110012',
  '4222322011011',
  '3223222101011',
  '3232321101011',
  '3232321110102',
  '4222322101011',
  '3223222101011',
  '3232321110011',
  '3232321110102',
  '4222322101011',
  '3223222101011',
  '3232321110012',
  '4132321110102',
  '4223222101011',
  '3223231101011',
  '3232321110012',
  '4132321110102',
  '4223222101011',
  '3223321101011',
  '3232321110012',
  '4132322011002',
  '4223222101011',
  '3223321101011',
  '3232321110012',
  '4222322011011',
  '4223222101011',
  '3223321101011',
  '3232321110012',
  '4222322011011',
  '4223222101011',
  '3232321101011',
  '3232321110012',
  '4222322101011',
  '4223222101011',
  '3232321110011',
  '3232321110102',
  '4222322101011',
  '4223222101011',
  '3232321110011',
  '3232321110102',
  '4223222101011',
  '4223231101011',
  '3232321110012',
  '4132321110102',
  '4223222101011',
  '4223321101011',
  '3232321110012',
  '4132322010102',
  '4223222101011',
  '4223321101011',
  '3232321110012',
  '4222322011002',
  '4223222101011',
  '4223321101011',
  '3232321110012',
  '4222322011011',
  '4223222101011',
  '4232321101011',
  '3232321110012',
  '4222322101011',
  '4223222101011',
  '4232321110011',
  '3232321110102',
  '4222322101011',
  '4223222101011',
  '4232321110011',
  '3232321110102',
  '4223222101011',
  '4223222101011',
]

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

/**
 * The first and the last day, both `YYYY-MM-DD`, of a month `YYYY-MM` of Bikram Sambat. `undefined` for other text, and for months
 * whose calendar is not published.
 *
 * @example
 * nepaliMonthDays('2083-08') // => { from: '2026-11-17', to: '2026-12-15' }
 */
export function nepaliMonthDays(month: string): { from: string; to: string } | undefined {
  const [, year = 0, number = 0] = /^(\d{4})-(\d\d)$/.exec(month)?.map(Number) ?? []
  const [firstDay, ...months] = Array.from(BIKRAM_SAMBAT_YEARS[year - 2000] ?? '', Number)
  const extraDays = months[number - 1]
  if (firstDay === undefined || extraDays === undefined) return undefined
  const before = months.slice(0, number - 1).reduce((days, extra) => days + 29 + extra, 0)
  const dayAt = (days: number) => new Date(Date.UTC(year - 57, 3, 10 + firstDay + days)).toISOString().slice(0, 10)
  return { from: dayAt(before), to: dayAt(before + 28 + extraDays) }
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

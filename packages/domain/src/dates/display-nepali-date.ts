import { writeDigits } from '../text/write-digits.ts'
import { bikramSambat } from './bikram-sambat.ts'
import { fourDigits, localDate } from './local-date.ts'

const MONTHS = ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मङ्सिर', 'पुस', 'माघ', 'फागुन', 'चैत']

const COMMON_MONTHS = [
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
 * A date `YYYY-MM-DD` is shown in Nepali as month, day and year of Bikram Sambat, followed by ` HH:MM` when it carries
 * a time, for the years 2000 to 2083, and in the common calendar outside them; zones, other text and missing text are
 * treated as `displayDate` does.
 *
 * @example
 * displayNepaliDate('2026-11-20') // => 'मङ्सिर ४, २०८३'
 */
export function displayNepaliDate(value: string | null | undefined): string {
  const date = localDate(value)
  if (!date) return value ?? ''
  const ours = bikramSambat(date)
  const { year, month, day, time } = ours ?? date
  const name = (ours ? MONTHS : COMMON_MONTHS)[month - 1]
  return writeDigits(`${name} ${day}, ${fourDigits(year)} ${time}`.trimEnd(), 'ne')
}

import { fourDigits, localDate } from './local-date.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A date `YYYY-MM-DD` is shown as `Month DD, YYYY`, the year with its four digits, followed by ` HH:MM` when it carries a time; one that carries a
 * zone is shown as the clock in Kathmandu has it; text that is no such date is shown as it stands, and missing text as
 * the empty text.
 *
 * @example
 * displayDate('2026-11-05T12:45:00Z') // => 'November 05, 2026 18:30'
 */
export function displayDate(value: string | null | undefined): string {
  const date = localDate(value)
  if (!date) return value ?? ''
  const day = String(date.day).padStart(2, '0')
  return `${MONTHS[date.month - 1]} ${day}, ${fourDigits(date.year)} ${date.time}`.trimEnd()
}

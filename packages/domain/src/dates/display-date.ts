/** A date in the time zone of Kathmandu, with the time if there is one. */
export type LocalDate = { year: number; month: number; day: number; time: string }

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(Z|[+-]\d\d:?[0-5]\d)?)?$/i

/** Nepal set its clocks from +05:30 to +05:45 when 1986 began. */
const OFFSET_CHANGE = Date.UTC(1985, 11, 31, 18, 30)

/** Parses `YYYY-MM-DD`, with or without time and zone, as a date in Kathmandu; `undefined` for a date that does not exist. */
export function localDate(value: string | null | undefined): LocalDate | undefined {
  const match = DATE.exec(value ?? '')
  if (!match) return undefined
  const [, year, month, day, hour, minute, zone] = match
  // Date.UTC reads the year 99 as 1999.
  const utc = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day)) + milliseconds(hour, minute)
  // 30 February overflows into March.
  if (!new Date(utc).toISOString().startsWith(`${year}-${month}-${day}`)) return undefined
  const local = new Date(zone ? inKathmandu(utc - offsetOf(zone)) : utc)
  // Only a zone can lead to a year before 0000, which has no four-digit form.
  if (local.getUTCFullYear() < 0) return undefined
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    time: hour ? local.toISOString().slice(-13, -8) : '',
  }
}

function milliseconds(hour = '0', minute = '0') {
  return (Number(hour) * 60 + Number(minute)) * 60_000
}

function inKathmandu(instant: number) {
  return instant + (instant < OFFSET_CHANGE ? 330 : 345) * 60_000
}

function offsetOf(zone: string) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  return Number(`${sign ?? ''}1`) * milliseconds(hours, minutes)
}

/** A year with four digits, as in `YYYY-MM-DD`. */
export function fourDigits(year: number): string {
  return String(year).padStart(4, '0')
}

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
 * Formats a date `YYYY-MM-DD` as `Month DD, YYYY`, the year with four digits, followed by ` HH:MM` when it has a time. A date
 * with a zone is converted to Kathmandu time; other text is returned unchanged, and missing text gives the empty text.
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

/** A day as a clock on a wall in Kathmandu shows it, and the time where one is known. */
export type LocalDate = { year: number; month: number; day: number; time: string }

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(Z|[+-]\d\d:?[0-5]\d)?)?$/i

/** Nepal set its clocks from +05:30 to +05:45 when 1986 began. */
const QUARTER_ADDED = Date.UTC(1985, 11, 31, 18, 30)

/** The day that `YYYY-MM-DD`, with or without time and zone, says in Kathmandu; nothing when it says no real day. */
export function localDate(value: string | null | undefined): LocalDate | undefined {
  const match = DATE.exec(value ?? '')
  if (!match) return undefined
  const [, year, month, day, hour, minute, zone] = match
  // Date.UTC would make 1999 of the year 99.
  const written = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day)) + milliseconds(hour, minute)
  // The 30th of February has become a day in March.
  if (!new Date(written).toISOString().startsWith(`${year}-${month}-${day}`)) return undefined
  const shown = new Date(zone ? inKathmandu(written - offsetOf(zone)) : written)
  // Only a zone can lead to the year before 0000, which cannot be written.
  if (shown.getUTCFullYear() < 0) return undefined
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    time: hour ? shown.toISOString().slice(-13, -8) : '',
  }
}

function milliseconds(hour = '0', minute = '0') {
  return (Number(hour) * 60 + Number(minute)) * 60_000
}

function inKathmandu(instant: number) {
  return instant + (instant < QUARTER_ADDED ? 330 : 345) * 60_000
}

function offsetOf(zone: string) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  return Number(`${sign ?? ''}1`) * milliseconds(hours, minutes)
}

/** A year with four digits, as in `YYYY-MM-DD`. */
export function fourDigits(year: number): string {
  return String(year).padStart(4, '0')
}

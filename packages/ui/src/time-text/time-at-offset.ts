// A file of its own, so that the page of an event loads nothing else with it.

/** The offset of Nepal from UTC in minutes. */
export const NEPAL_MINUTES = 345

const MINUTE_MS = 60_000

/** The offset of this device from UTC at a moment, in minutes. */
export const deviceMinutes = (at: number): number => -new Date(at).getTimezoneOffset()

/** A moment at an offset from UTC, as `YYYY-MM-DDTHH:MM`; `Intl` would take a slow phone some hundred milliseconds. */
export const timeAtOffset = (at: number, minutes: number): string =>
  new Date(at + minutes * MINUTE_MS).toISOString().slice(0, 16)

/** An offset from UTC: "UTC+05:45", or "UTC". */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Nepal is five hours and three quarters ahead. */
const NEPAL = 5 * HOUR + 45 * MINUTE

/** The moment of a day counted from now, by the clock of Nepal. */
export function nepalTime(now: Date, inDays: number, clock: string) {
  const today = Math.floor((now.getTime() + NEPAL) / DAY) * DAY
  return new Date(today + inDays * DAY + lengthOf(clock) - NEPAL)
}

/** So many hours from the full one that was struck last in Nepal. */
export function inHours(now: Date, hours: number) {
  const struck = Math.floor((now.getTime() + NEPAL) / HOUR) * HOUR
  return new Date(struck + hours * HOUR - NEPAL)
}

/** Milliseconds of hours and minutes. */
export function lengthOf(text: string) {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * HOUR + minutes * MINUTE
}

export const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds)
export const daysBefore = (time: Date, days: number) => later(time, -days * DAY)

/** The morning of a day in Nepal; what is dated later than now is of now, so that all is seen at once. */
export function morningOf(day: string, now: Date) {
  const morning = new Date(`${day}T04:15:00Z`)
  return morning < now ? morning : now
}

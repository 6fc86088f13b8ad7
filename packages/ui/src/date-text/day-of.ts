const KATHMANDU_MILLISECONDS = 345 * 60_000

/** The day of a moment in Kathmandu, `YYYY-MM-DD`: what was written to be read has a day, and the hour is nobody's concern. */
export function dayOf(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? moment : new Date(time + KATHMANDU_MILLISECONDS).toISOString().slice(0, 10)
}

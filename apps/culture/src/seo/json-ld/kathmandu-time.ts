const OFFSET_MILLISECONDS = 345 * 60_000

/**
 * A moment with the clock of Kathmandu, which is what stands on a poster.
 *
 * @example
 * kathmanduTime('2026-12-12T12:45:00.000Z') // => '2026-12-12T18:30:00+05:45'
 */
export function kathmanduTime(moment: string): string {
  const there = new Date(Date.parse(moment) + OFFSET_MILLISECONDS).toISOString()
  return there.replace(/\.\d{3}Z$/, '+05:45')
}

/** A set of a running order begins this many minutes after the event. */
export type PlannedSet = { after_minutes: number }

/** The times of an event date. */
export type EventTimes = { starts_at: string; ends_at: string }

/** A set with its times, in milliseconds since 1970. */
export type ScheduledSet<Planned extends PlannedSet> = Planned & { startsAt: number; endsAt: number }

const MINUTE_MS = 60_000

/**
 * A set lasts until the next one begins, the last one until the event ends. Sets are put in the order of their times; one
 * that would begin after the end of the event is left out.
 *
 * @example
 * scheduleSets([{ after_minutes: 5 }], { starts_at: '1970-01-01T00:00:00Z', ends_at: '1970-01-01T01:00:00Z' })[0]?.startsAt // => 300000
 */
export function scheduleSets<Planned extends PlannedSet>(
  sets: readonly Planned[],
  { starts_at, ends_at }: EventTimes,
): ScheduledSet<Planned>[] {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  return sets
    .map((set) => ({ ...set, startsAt: start + set.after_minutes * MINUTE_MS, endsAt: end }))
    .filter(({ startsAt }) => startsAt < end)
    .sort((one, other) => one.startsAt - other.startsAt)
    .map((set, index, all) => ({ ...set, endsAt: all[index + 1]?.startsAt ?? end }))
}

/**
 * The positions of the set that plays at a moment, and of the next one; undefined where there is none, as before the first set
 * and after the last.
 *
 * @example
 * findSets([{ startsAt: 0, endsAt: 60 }, { startsAt: 60, endsAt: 90 }], 59) // => { now: 0, next: 1 }
 */
export function findSets(
  sets: readonly { startsAt: number; endsAt: number }[],
  at: number,
): { now: number | undefined; next: number | undefined } {
  const indexOf = (test: (set: { startsAt: number; endsAt: number }) => boolean) => {
    const index = sets.findIndex(test)
    return index < 0 ? undefined : index
  }
  return {
    now: indexOf(({ startsAt, endsAt }) => startsAt <= at && at < endsAt),
    next: indexOf(({ startsAt }) => startsAt > at),
  }
}

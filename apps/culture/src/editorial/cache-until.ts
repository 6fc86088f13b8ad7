import { cacheLife } from 'next/cache'

type EventTimes = {
  doors_at: string
  starts_at: string
  ends_at: string
  replay_until: string | null
}

/** The clock here may be slightly behind that of the API, which computes the states. */
const MIN_SECONDS = 30
const MAX_SECONDS = 30 * 86_400

/** Seconds until one of these event dates changes its state: doors, start, end or end of the replay. */
export function secondsUntilNextChange(eventDates: readonly EventTimes[], now: number): number {
  const moments = eventDates.flatMap(({ doors_at, starts_at, ends_at, replay_until }) => [
    doors_at,
    starts_at,
    ends_at,
    ...(replay_until === null ? [] : [replay_until]),
  ])
  const ahead = moments.map((moment) => (Date.parse(moment) - now) / 1000).filter((seconds) => seconds > 0)
  return Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.ceil(Math.min(...ahead))))
}

const YEAR_SECONDS = 365 * 86_400

/** Inside a `'use cache'` function: caches until a tag is invalidated or one of these event dates changes its state. */
export function cacheUntilNextChange(eventDates: Parameters<typeof secondsUntilNextChange>[0]): void {
  cacheLife({ stale: 30, revalidate: secondsUntilNextChange(eventDates, Date.now()), expire: YEAR_SECONDS })
}

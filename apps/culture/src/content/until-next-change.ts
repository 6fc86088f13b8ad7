type Night = {
  doors_at: string
  starts_at: string
  ends_at: string
  replay_until: string | null
}

/** A clock may be a little behind the one that says how a night stands. */
const LEAST_SECONDS = 30
const MOST_SECONDS = 30 * 86_400

/** How many seconds what is said of these nights stays true: until one opens, begins, ends or can be seen no more. */
export function untilNextChange(nights: readonly Night[], now: number): number {
  const moments = nights.flatMap(({ doors_at, starts_at, ends_at, replay_until }) => [
    doors_at,
    starts_at,
    ends_at,
    ...(replay_until === null ? [] : [replay_until]),
  ])
  const ahead = moments.map((moment) => (Date.parse(moment) - now) / 1000).filter((seconds) => seconds > 0)
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Math.ceil(Math.min(...ahead))))
}

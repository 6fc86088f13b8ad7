/** A stream that is live: seconds of the media element, and the time of day at its second 0, in milliseconds. */
export type LiveFacts = { seekableStart: number; live: number; time: number; zeroAt: number | undefined }

/** Something that begins during a stream, at a time of day in milliseconds. */
export type Mark = { at: number }

type Bounds = {
  /** Nothing is shown before the start of the event, in milliseconds. */
  startsAt: number | undefined
  marks: readonly Mark[]
}

/** How far a viewer can go back in a live stream, and where they are. */
export type Rewind = {
  start: number
  live: number
  time: number
  /** Seconds. */
  behind: number
  isBehind: boolean
  /** The time of day that is shown, and that of the start. */
  at: number | undefined
  startAt: number | undefined
  /** The marks between start and live, as shares of the bar from 0 to 1. */
  ticks: readonly number[]
}

/** Up to this a viewer is live: players keep a distance of some segments. */
const BEHIND_SECONDS = 20

export function rewindOf({ seekableStart, live, time, zeroAt }: LiveFacts, { startsAt, marks }: Bounds): Rewind {
  const positionOf = (at: number) => (zeroAt === undefined ? undefined : (at - zeroAt) / 1000)
  const dateOf = (position: number) => (zeroAt === undefined ? undefined : zeroAt + position * 1000)
  const earliest = startsAt === undefined ? undefined : positionOf(startsAt)
  const start = Math.min(live, Math.max(seekableStart, earliest ?? seekableStart))
  const behind = Math.max(0, live - time)
  const length = live - start
  const shares = marks.map(({ at }) => ((positionOf(at) ?? start) - start) / length)
  return {
    start,
    live,
    time: Math.min(Math.max(time, start), live),
    behind,
    isBehind: behind > BEHIND_SECONDS,
    at: dateOf(time),
    startAt: dateOf(start),
    ticks: length > 0 ? shares.filter((share) => share > 0 && share < 1) : [],
  }
}

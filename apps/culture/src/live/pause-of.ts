import type { Live } from '@dabali/api-client'
import { secondsUntil } from './countdown.ts'
import { isToBeTaken, type Watch } from './watch.ts'

/** How long a night is left alone before it is asked about again. */
const LOOK_AGAIN_SECONDS: Readonly<Record<Live['state'], number>> = {
  scheduled: 60,
  lobby: 20,
  interrupted: 6,
  live: 60,
  replay: 60,
  ended: 120,
  cancelled: 120,
}
/** A place is kept for 45 seconds without a sign of life. */
const BEAT_SECONDS = 15
const FIRST_BEAT_SECONDS = 2
const LOST_SECONDS = 5
const BUSY_SECONDS = 30
const LONGEST_BACKING_OFF_SECONDS = 30
/** Everybody waits for the same moment, and not everybody may ask in it. */
const SPREAD_SECONDS = 3

/** Milliseconds until the next question; `chance`, from 0 to 1, keeps those who wait together from asking together. */
export function pauseOf(watch: Watch, { at, chance }: { at: number; chance: number }): number {
  return secondsOf(watch, at, chance) * 1000
}

function secondsOf(watch: Watch, at: number, chance: number) {
  const { live, place, line, failures, waitSeconds } = watch
  const spread = chance * SPREAD_SECONDS
  if (line === 'lost') return LOST_SECONDS + spread
  if (line === 'busy') return (waitSeconds || BUSY_SECONDS) + spread
  if (place.kind === 'here') return place.beats === 0 ? FIRST_BEAT_SECONDS : BEAT_SECONDS
  if (isToBeTaken(watch)) return failures === 0 ? 0 : Math.min(2 ** (failures - 1), LONGEST_BACKING_OFF_SECONDS)
  const regular = LOOK_AGAIN_SECONDS[live.state] + spread
  if (!live.next?.at) return regular
  const left = secondsUntil(live.next.at, watch.clock, at)
  return Math.min(regular, left + spread + 0.5)
}

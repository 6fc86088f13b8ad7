import type { Live } from '@dabali/api-client'
import type { ServerClock } from './countdown.ts'

/** The one place that an account has at a night, as this page knows of it. */
export type Place =
  | { kind: 'none' }
  | { kind: 'elsewhere' }
  /** `nth`: how often this page has taken it; `beats`: how many signs of life were answered since. */
  | { kind: 'here'; src: string; state: Live['state']; nth: number; beats: number }

/** How somebody stands before a streamed night. */
export type Watch = {
  live: Live
  clock: ServerClock
  place: Place
  /** `lost`: nobody answers. `busy`: somebody has asked too often. */
  line: 'up' | 'lost' | 'busy'
  /** How long to leave the server alone, where it has said so. */
  waitSeconds: number
  /** What plays by itself is wanted; what is shown again is pressed for. */
  isWanted: boolean
  /** How often in a row what played could not go on. */
  failures: number
}

export const beginWatch = (live: Live): Watch => ({
  live,
  clock: { now: live.now, at: 0 },
  place: { kind: 'none' },
  line: 'up',
  waitSeconds: 0,
  isWanted: live.state !== 'replay',
  failures: 0,
})

/** What the server has said of the night. A night that is over is not begun again by itself. */
export function hearLive(watch: Watch, live: Live, at: number): Watch {
  const isSame = watch.live.state === live.state
  const { place } = watch
  const isShown = place.kind === 'here' && place.state === live.state
  return {
    ...watch,
    live,
    clock: { now: live.now, at },
    line: 'up',
    place: isShown || place.kind === 'elsewhere' ? place : { kind: 'none' },
    isWanted: live.state !== 'replay' || (isSame && watch.isWanted),
  }
}

const IS_SHOWN: ReadonlySet<Live['state']> = new Set(['live', 'replay'])

/** Whether the place is to be asked for. */
export const isToBeTaken = ({ live, place, isWanted }: Watch) =>
  place.kind === 'none' && isWanted && IS_SHOWN.has(live.state)

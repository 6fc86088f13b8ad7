import { type LiveState, liveState } from './live-state.ts'
import type { Origin } from './origin.ts'
import type { StreamRow } from './queries.ts'

/** The state as a viewer would see it: what should be live and does not come from its origin is interrupted. */
export async function seenState(origin: Pick<Origin, 'isUp'>, night: StreamRow, now: Date): Promise<LiveState> {
  const state = liveState(night, now)
  return state === 'live' && !(await origin.isUp(night.stream)) ? 'interrupted' : state
}

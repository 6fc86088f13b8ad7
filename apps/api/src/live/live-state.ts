import { type DateFacts, dateState, lastMoment, overrideOf, replayUntil } from '../events/event-state.ts'

export const LIVE_STATES = ['scheduled', 'lobby', 'live', 'interrupted', 'ended', 'replay', 'cancelled'] as const
export type LiveState = (typeof LIVE_STATES)[number]

export type StreamFacts = DateFacts & { recording: string | null }

type Next = { state: LiveState; at: Date | null }

export function liveState(facts: StreamFacts, now: Date): LiveState {
  if (facts.status === 'cancelled') return 'cancelled'
  if (facts.status === 'postponed') return 'scheduled'
  return overrideOf(facts, now) ?? clockState(facts, now)
}

/** Whether a state that staff set now is valid. */
export const canOverride = (facts: Pick<StreamFacts, 'status' | 'doors_at' | 'ends_at'>, now: Date): boolean =>
  facts.status === 'scheduled' && now >= facts.doors_at && now < lastMoment(facts)

function clockState(facts: StreamFacts, now: Date): LiveState {
  const state = dateState(facts, now)
  if (state === 'upcoming') return 'scheduled'
  if (state === 'doors_open') return 'lobby'
  if (state === 'replay' && facts.recording === null) return 'ended'
  return state === 'postponed' ? 'scheduled' : state
}

/** The next state by the clock; its time is null while it is unknown. */
export function nextState(state: LiveState, facts: StreamFacts, now: Date): Next | null {
  const { status, doors_at, starts_at, ends_at } = facts
  const after = replayUntil(facts) !== null && facts.recording !== null ? 'replay' : 'ended'
  if (state === 'scheduled') return status === 'postponed' ? { state, at: null } : { state: 'lobby', at: doors_at }
  if (state === 'lobby') return { state: 'live', at: starts_at }
  if (state === 'live') return { state: after, at: facts.said === 'live' ? null : ends_at }
  if (state === 'interrupted') return { state: 'live', at: null }
  if (state === 'ended' && now < ends_at && after === 'replay') return { state: after, at: ends_at }
  return state === 'replay' ? { state: 'ended', at: replayUntil(facts) } : null
}

/** The stream to show, by its name at the origin, and its latest end. */
export function shownStream(state: LiveState, facts: StreamFacts & { stream: string }) {
  if (state === 'live' || state === 'interrupted') return { stream: facts.stream, until: lastMoment(facts) }
  const until = replayUntil(facts)
  return state === 'replay' && facts.recording !== null && until !== null
    ? { stream: facts.recording, until }
    : undefined
}

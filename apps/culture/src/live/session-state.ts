import { ApiError, type Live } from '@dabali/api-client'
import { type ServerClock, secondsUntil } from './format.ts'

/** The one playback slot of an account, as far as this page knows. */
export type StreamSlot =
  | { kind: 'none' }
  | { kind: 'elsewhere' }
  /** `nth`: how often this page has taken it; `heartbeats`: how many were answered since. */
  | { kind: 'here'; src: string; state: Live['state']; startId: string; nth: number; heartbeats: number }

/** The state of a viewer of a stream. */
export type SessionState = {
  live: Live
  clock: ServerClock
  slot: StreamSlot
  /** `lost`: no answer. `busy`: rate limited. */
  connection: 'up' | 'lost' | 'busy'
  /** From Retry-After, 0 without one. */
  waitSeconds: number
  /** Whether to play without a press, as for a live stream but not for a replay. */
  shouldPlay: boolean
  /** How often in a row the player failed in this state. */
  failures: number
  /** When this page was first told that the stream has ended, by the clock of the page. */
  endedAt?: number | undefined
}

export const initialSession = (live: Live): SessionState => ({
  live,
  clock: { now: live.now, at: 0 },
  slot: { kind: 'none' },
  connection: 'up',
  waitSeconds: 0,
  shouldPlay: live.state !== 'replay',
  failures: 0,
})

/** Applies what the API answered. A replay does not start by itself. */
export function applyLive(session: SessionState, live: Live, at: number): SessionState {
  const isSame = session.live.state === live.state
  const { slot } = session
  const knownEnd = hasEnded(session.live) ? session.endedAt : undefined
  const isShown = slot.kind === 'here' && slot.state === live.state
  return {
    ...session,
    live,
    clock: { now: live.now, at },
    connection: 'up',
    slot: isShown || slot.kind === 'elsewhere' ? slot : { kind: 'none' },
    shouldPlay: live.state !== 'replay' || (isSame && session.shouldPlay),
    failures: isSame ? session.failures : 0,
    endedAt: hasEnded(live) ? (knownEnd ?? at) : undefined,
  }
}

const hasEnded = ({ state }: Live) => state === 'ended' || state === 'replay'

const PLAYABLE: ReadonlySet<Live['state']> = new Set(['live', 'replay'])

/** Whether to take the playback slot. */
export const shouldStart = ({ live, slot, shouldPlay }: SessionState) =>
  slot.kind === 'none' && shouldPlay && PLAYABLE.has(live.state)

/** A reload shows the right page: login, tickets or not found. */
const RELOAD_STATUSES: ReadonlySet<number> = new Set([401, 404, 406])

/** The state after a failed call; undefined where the page has to be reloaded. */
export function reduceError(session: SessionState, error: unknown): SessionState | undefined {
  if (!(error instanceof ApiError)) return { ...session, connection: 'lost' }
  if (RELOAD_STATUSES.has(error.status)) return undefined
  if (error.status === 429) return { ...session, connection: 'busy', waitSeconds: error.retryAfterSeconds ?? 0 }
  if (error.status !== 409 && error.status !== 410) return { ...session, connection: 'lost' }
  if (error.code === 'watching_elsewhere') return { ...session, connection: 'up', slot: { kind: 'elsewhere' } }
  const state = stateIn(error.body) ?? session.live.state
  const failures = state === session.live.state ? session.failures : 0
  return { ...session, connection: 'up', slot: { kind: 'none' }, failures, live: { ...session.live, state } }
}

function stateIn(body: unknown): Live['state'] | undefined {
  const hasState = typeof body === 'object' && body !== null && 'state' in body
  // The types are generated from the schemas of the server.
  return hasState ? (body.state as Live['state']) : undefined
}

/** Seconds between polls of each state. */
const POLL_SECONDS: Readonly<Record<Live['state'], number>> = {
  scheduled: 60,
  // The desk tells staff that viewers see a change within seconds.
  lobby: 6,
  interrupted: 6,
  live: 60,
  replay: 60,
  ended: 120,
  cancelled: 120,
}
/** While staff are likely to take an end back, which viewers are to see within seconds too. */
const RESTART_POLL_SECONDS = 10
const RESTART_SECONDS = 15 * 60
/** The API refuses a restart this long after the planned end. */
const LATEST_RESTART_SECONDS = 12 * 3600
/** The API frees a slot after 45 seconds without a heartbeat. */
const HEARTBEAT_SECONDS = 15
const FIRST_HEARTBEAT_SECONDS = 2
const OFFLINE_SECONDS = 5
const BUSY_SECONDS = 30
const MAX_BACKOFF_SECONDS = 30
/** Spreads the requests of all viewers who wait for the same moment. */
const JITTER_SECONDS = 3

type PollMoment = {
  at: number
  /** From 0 to 1, adds jitter. */
  chance: number
  /** Whether the page is in a hidden tab. */
  isHidden: boolean
}

/** Milliseconds until the next poll; undefined where a hidden tab waits until it is shown. */
export function pollDelay(session: SessionState, { at, chance, isHidden }: PollMoment): number | undefined {
  const isWaiting = session.slot.kind !== 'here' && !(session.connection === 'up' && shouldStart(session))
  const seconds = isHidden && isWaiting ? hiddenDelaySeconds(session, at, chance) : delaySeconds(session, at, chance)
  return seconds === undefined ? undefined : seconds * 1000
}

/** Timers of browsers cannot wait for more than 24 days: they would end at once. */
const LONGEST_HIDDEN_SECONDS = 86_400
const HIDDEN_RETRY_SECONDS = 60
/** A stream may start later than announced. */
const LATEST_START_SECONDS = 3600

const secondsSince = (moment: string, clock: ServerClock, at: number) =>
  (Date.parse(clock.now) + (at - clock.at) - Date.parse(moment)) / 1000

/**
 * A hidden tab only asks when the stream is announced to change, so that it starts in time, and again while the start is
 * overdue or where that request has failed.
 */
function hiddenDelaySeconds(session: SessionState, at: number, chance: number) {
  const { live, clock, connection, waitSeconds } = session
  const spread = chance * JITTER_SECONDS
  const left = live.next?.at ? secondsUntil(live.next.at, clock, at) : undefined
  if (left !== undefined && left > 0) return Math.min(left + spread + 0.5, LONGEST_HIDDEN_SECONDS)
  const isOverdue = live.next?.at ? secondsSince(live.next.at, clock, at) < LATEST_START_SECONDS : false
  const hasMissedStart = isOverdue || (connection !== 'up' && shouldStart(session))
  if (!hasMissedStart) return undefined
  return Math.max(HIDDEN_RETRY_SECONDS, connection === 'busy' ? waitSeconds : 0) + spread
}

/** Before the planned end, and for a while after this page has seen the end. */
function mayRestart({ live, clock, endedAt }: SessionState, at: number) {
  if (!hasEnded(live)) return false
  const sincePlannedEnd = secondsSince(live.ends_at, clock, at)
  const sinceEnd = (at - (endedAt ?? at)) / 1000
  return sincePlannedEnd < 0 || (sinceEnd < RESTART_SECONDS && sincePlannedEnd < LATEST_RESTART_SECONDS)
}

function delaySeconds(session: SessionState, at: number, chance: number) {
  const { live, slot, connection, failures, waitSeconds } = session
  const spread = chance * JITTER_SECONDS
  if (connection === 'lost') return OFFLINE_SECONDS + spread
  if (connection === 'busy') return (waitSeconds || BUSY_SECONDS) + spread
  if (slot.kind === 'here') return slot.heartbeats === 0 ? FIRST_HEARTBEAT_SECONDS : HEARTBEAT_SECONDS
  if (shouldStart(session)) return failures === 0 ? 0 : Math.min(2 ** (failures - 1), MAX_BACKOFF_SECONDS)
  const regular = (mayRestart(session, at) ? RESTART_POLL_SECONDS : POLL_SECONDS[live.state]) + spread
  if (!live.next?.at) return regular
  const left = secondsUntil(live.next.at, session.clock, at)
  return Math.min(regular, left + spread + 0.5)
}

/** What the video frame shows: the video, or an overlay that says what happens next. */
export type ViewState = Live['state'] | 'postponed' | 'opening' | 'playing' | 'elsewhere' | 'lost' | 'busy'

type OverlayOptions = {
  /** The end of the countdown. */
  countsTo?: 'doors_at' | 'starts_at'
  /** The action of the button. */
  press?: 'here' | 'start' | 'again'
  /** Shows a link to the event. */
  leadsToEvent?: true
}

/** The countdown and the actions of each overlay. */
export const OVERLAYS: Readonly<Record<Exclude<ViewState, 'playing' | 'live'>, OverlayOptions>> = {
  scheduled: { countsTo: 'starts_at', leadsToEvent: true },
  postponed: { leadsToEvent: true },
  lobby: { countsTo: 'starts_at' },
  opening: {},
  interrupted: {},
  elsewhere: { press: 'here' },
  lost: { press: 'again' },
  busy: {},
  replay: { press: 'start' },
  ended: { leadsToEvent: true },
  cancelled: { leadsToEvent: true },
}

export type OverlayState = keyof typeof OVERLAYS

/** The colour of each status: green while it plays, yellow while waiting, red after a failure. */
export const STATUS_CODES: Readonly<Record<OverlayState | 'playing', 's' | 'w' | 'e' | ''>> = {
  playing: 's',
  scheduled: 'w',
  postponed: 'w',
  lobby: 'w',
  opening: 'w',
  interrupted: 'w',
  elsewhere: 'w',
  busy: 'w',
  lost: 'e',
  cancelled: 'e',
  replay: '',
  ended: '',
}

export function viewState({ live, slot, connection, shouldPlay, failures }: SessionState): OverlayState | 'playing' {
  const { state } = live
  if (live.status === 'postponed') return 'postponed'
  if (slot.kind === 'here' && slot.state === state) return 'playing'
  if (connection !== 'up') return connection
  if (state !== 'live' && state !== 'replay') return state
  if (slot.kind === 'elsewhere') return 'elsewhere'
  if (!shouldPlay) return 'replay'
  return failures > 0 ? 'lost' : 'opening'
}

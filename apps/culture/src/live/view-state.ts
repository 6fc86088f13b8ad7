import type { Live } from '@dabali/api-client'
import type { SessionState } from './session-state.ts'

/** What the video frame shows: the video, or an overlay that says what happens next. */
export type ViewState = Live['state'] | 'postponed' | 'opening' | 'playing' | 'elsewhere' | 'lost' | 'busy'

type OverlayOptions = {
  /** What is counted down to. */
  countsTo?: 'doors_at' | 'starts_at'
  /** What can be pressed. */
  press?: 'here' | 'start' | 'again'
  /** The page of the event says more. */
  leadsToEvent?: true
}

/** What a visitor can do, or waits for, in every standing. */
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

/** How the code of a status colours each of them: green where it plays, yellow where one waits, red where it fails. */
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

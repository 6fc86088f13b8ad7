import { type Client, getLive, keepWatching, type Live, newId, startWatching, stopWatching } from '@dabali/api-client'
import {
  applyLive,
  initialSession,
  pollDelay,
  reduceError,
  type SessionState,
  type StreamSlot,
  shouldStart,
} from './session-state.ts'

type StreamSessionOptions = {
  /** What it sends at the last moment has to arrive after the page is gone. */
  client: Client
  slug: string
  id: string
  first: Live
}

/** What played for so many signs of life did come through. */
const STABLE_HEARTBEATS = 3

/** Follows a stream: polls its state, takes the playback slot, sends heartbeats and releases it. */
export function streamSession({ client, slug, id, first }: StreamSessionOptions) {
  const eventDate = { slug, id }
  let session = initialSession(first)
  let notify: (session: SessionState) => void = () => undefined
  let isOpen = false
  let device = ''
  let turn = 0
  let taken = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<SessionState> =>
    applyLive(session, await getLive(client, eventDate, SILENT), performance.now())

  async function take(takeover: boolean): Promise<SessionState> {
    const { src, state } = await startWatching(client, { ...eventDate, device, takeover }, SILENT)
    taken += 1
    const slot: StreamSlot = { kind: 'here', src, state, nth: taken, heartbeats: 0 }
    return { ...session, live: { ...session.live, state }, connection: 'up', shouldPlay: true, slot }
  }

  async function beat(): Promise<SessionState> {
    const { state, viewers, message } = await keepWatching(client, { ...eventDate, device }, SILENT)
    const { slot, failures } = session
    // What comes next is another thing now.
    if (slot.kind !== 'here' || slot.state !== state) return look()
    const heartbeats = slot.heartbeats + 1
    return {
      ...session,
      live: { ...session.live, state, viewers, message },
      connection: 'up',
      slot: { ...slot, heartbeats },
      failures: heartbeats < STABLE_HEARTBEATS ? failures : 0,
    }
  }

  function step(): Promise<SessionState> {
    if (session.slot.kind === 'here') return beat()
    return shouldStart(session) ? take(false) : look()
  }

  /** Whatever was asked before does not count any more. */
  async function run(ask: () => Promise<SessionState>): Promise<void> {
    turn += 1
    const mine = turn
    clearTimeout(timer)
    const next = await ask().catch((error) => reduceError(session, error))
    if (!isOpen || mine !== turn) return
    if (!next) return location.reload()
    session = next
    notify(session)
    timer = setTimeout(() => run(step), pollDelay(session, { at: performance.now(), chance: Math.random() }))
  }

  /** A page that goes has no time to wait for an answer. */
  function leave() {
    isOpen = false
    clearTimeout(timer)
    if (session.slot.kind !== 'here') return
    session = { ...session, slot: { kind: 'none' } }
    stopWatching(client, { ...eventDate, device }, SILENT).catch(() => undefined)
  }

  function open() {
    isOpen = true
    device = deviceId()
    session = { ...session, clock: { now: session.live.now, at: performance.now() } }
    // What was known when the page was made may be old already, when it comes out of the history.
    timer = setTimeout(() => run(shouldStart(session) ? step : look))
  }

  return {
    open(onChange: (session: SessionState) => void): () => void {
      notify = onChange
      open()
      const comeBack = ({ persisted }: PageTransitionEvent) => persisted && open()
      const lookAgain = () => document.visibilityState === 'visible' && isOpen && run(step)
      addEventListener('pagehide', leave)
      addEventListener('pageshow', comeBack)
      addEventListener('online', lookAgain)
      document.addEventListener('visibilitychange', lookAgain)
      return () => {
        leave()
        removeEventListener('pagehide', leave)
        removeEventListener('pageshow', comeBack)
        removeEventListener('online', lookAgain)
        document.removeEventListener('visibilitychange', lookAgain)
      }
    },
    /** Takes the place, also from another device. */
    watchHere: () => run(() => take(true)),
    tryAgain: () => run(step),
    /** What plays could not go on. Its address does not say why; the server does. */
    playerFailed() {
      session = { ...session, failures: session.failures + 1, slot: { kind: 'none' } }
      return run(async () => {
        const { state } = await keepWatching(client, { ...eventDate, device }, SILENT)
        return state === session.live.state ? { ...session, connection: 'up' } : look()
      })
    },
  }
}

// The frame itself says what is wrong.
const SILENT = { silent: true }

const KEY = 'live-device'

/**
 * The id of this tab, which holds its place in front of a stream. It stays the same when the page is loaded again: where
 * the browser blocks storage, the name of the window carries it.
 */
export function deviceId(): string {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored) return stored
    const made = newId()
    sessionStorage.setItem(KEY, made)
    return made
  } catch {
    const [key, named] = window.name.split(' ')
    if (key === KEY && named) return named
    const made = newId()
    window.name = `${KEY} ${made}`
    return made
  }
}

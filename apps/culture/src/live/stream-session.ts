import {
  type Client,
  getLive,
  type Live,
  newId,
  renewStreamSession,
  startWatching,
  stopWatching,
} from '@dabali/api-client'
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
  /** Its requests must outlive the page, so that the slot is released on leaving. */
  client: Client
  slug: string
  id: string
  first: Live
}

/** After this many heartbeats playback counts as stable. */
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
  let numAsking = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const poll = async (): Promise<SessionState> =>
    applyLive(session, await getLive(client, eventDate, SILENT), performance.now())

  async function take(takeover: boolean): Promise<SessionState> {
    const { src, state, start_id: startId } = await startWatching(client, { ...eventDate, device, takeover }, SILENT)
    taken += 1
    const slot: StreamSlot = { kind: 'here', src, state, startId, nth: taken, heartbeats: 0 }
    return { ...session, live: { ...session.live, state }, connection: 'up', shouldPlay: true, slot }
  }

  async function beat(): Promise<SessionState> {
    const { state, viewers, message } = await renewStreamSession(client, { ...eventDate, device }, SILENT)
    const { slot, failures } = session
    // The stream has changed, so its full state is needed.
    if (slot.kind !== 'here' || slot.state !== state) return poll()
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
    return shouldStart(session) ? take(false) : poll()
  }

  /** Runs a step; the result of an earlier one is ignored. */
  async function run(ask: () => Promise<SessionState>): Promise<void> {
    turn += 1
    const ownTurn = turn
    clearTimeout(timer)
    numAsking += 1
    const next = await ask().catch((error) => reduceError(session, error))
    numAsking -= 1
    if (!isOpen || ownTurn !== turn) return
    if (!next) return location.reload()
    session = next
    notify(session)
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    const isHidden = document.visibilityState === 'hidden'
    const delay = pollDelay(session, { at: performance.now(), chance: Math.random(), isHidden })
    if (delay !== undefined) timer = setTimeout(() => run(step), delay)
  }

  /** Releases the slot without waiting for an answer. */
  function leave() {
    isOpen = false
    clearTimeout(timer)
    if (session.slot.kind !== 'here') return
    const { startId } = session.slot
    session = { ...session, slot: { kind: 'none' } }
    stopWatching(client, { ...eventDate, device, start_id: startId }, SILENT).catch(() => undefined)
  }

  function open() {
    isOpen = true
    device = deviceId()
    session = { ...session, clock: { now: session.live.now, at: performance.now() } }
    // A page from the back/forward cache may have an old state.
    timer = setTimeout(() => run(shouldStart(session) ? step : poll))
  }

  return {
    open(onChange: (session: SessionState) => void): () => void {
      notify = onChange
      open()
      const reopen = ({ persisted }: PageTransitionEvent) => persisted && open()
      // Also in a hidden tab, which has missed its start without a connection.
      const pollNow = () => isOpen && run(step)
      // An answer that is awaited schedules the next request itself.
      const turnVisibility = () => {
        if (document.visibilityState === 'visible') pollNow()
        else if (isOpen && numAsking === 0) schedule()
      }
      addEventListener('pagehide', leave)
      addEventListener('pageshow', reopen)
      addEventListener('online', pollNow)
      document.addEventListener('visibilitychange', turnVisibility)
      return () => {
        leave()
        removeEventListener('pagehide', leave)
        removeEventListener('pageshow', reopen)
        removeEventListener('online', pollNow)
        document.removeEventListener('visibilitychange', turnVisibility)
      }
    },
    /** Takes the slot, also from another device. */
    watchHere: () => run(() => take(true)),
    tryAgain: () => run(step),
    /** The player failed. Only the server knows why. */
    playerFailed() {
      session = { ...session, failures: session.failures + 1, slot: { kind: 'none' } }
      return run(async () => {
        const { state } = await renewStreamSession(client, { ...eventDate, device }, SILENT)
        return state === session.live.state ? { ...session, connection: 'up' } : poll()
      })
    },
  }
}

// The video frame shows the errors.
const SILENT = { silent: true }

const KEY = 'live-device'

/**
 * The id of this tab, to which the playback slot belongs. It survives a reload: where the browser blocks storage, it is kept in the
 * name of the window.
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

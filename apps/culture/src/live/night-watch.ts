import { type Client, getLive, keepWatching, type Live, startWatching, stopWatching } from '@dabali/api-client'
import { afterRefusal } from './after-refusal.ts'
import { deviceId } from './device-id.ts'
import { pauseOf } from './pause-of.ts'
import { beginWatch, hearLive, isToBeTaken, type Place, type Watch } from './watch.ts'

type NightWatchOptions = {
  /** What it sends at the last moment has to arrive after the page is gone. */
  client: Client
  slug: string
  id: string
  first: Live
}

/** What played for so many signs of life did come through. */
const BEATS_OF_A_GOOD_LINE = 3

/** Watches a night: asks how it stands, takes the place in front of it, keeps it and gives it up. */
export function nightWatch({ client, slug, id, first }: NightWatchOptions) {
  const night = { slug, id }
  let watch = beginWatch(first)
  let tell: (watch: Watch) => void = () => undefined
  let isOpen = false
  let device = ''
  let turn = 0
  let taken = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<Watch> => hearLive(watch, await getLive(client, night, SILENT), performance.now())

  async function take(takeover: boolean): Promise<Watch> {
    const { src, state } = await startWatching(client, { ...night, device, takeover }, SILENT)
    taken += 1
    const place: Place = { kind: 'here', src, state, nth: taken, beats: 0 }
    return { ...watch, live: { ...watch.live, state }, line: 'up', isWanted: true, place }
  }

  async function beat(): Promise<Watch> {
    const { state, viewers, message } = await keepWatching(client, { ...night, device }, SILENT)
    const { place, failures } = watch
    // What comes next is another thing now.
    if (place.kind !== 'here' || place.state !== state) return look()
    const beats = place.beats + 1
    return {
      ...watch,
      live: { ...watch.live, state, viewers, message },
      line: 'up',
      place: { ...place, beats },
      failures: beats < BEATS_OF_A_GOOD_LINE ? failures : 0,
    }
  }

  function step(): Promise<Watch> {
    if (watch.place.kind === 'here') return beat()
    return isToBeTaken(watch) ? take(false) : look()
  }

  /** Whatever was asked before does not count any more. */
  async function run(ask: () => Promise<Watch>): Promise<void> {
    turn += 1
    const mine = turn
    clearTimeout(timer)
    const next = await ask().catch((error) => afterRefusal(watch, error))
    if (!isOpen || mine !== turn) return
    if (!next) return location.reload()
    watch = next
    tell(watch)
    timer = setTimeout(() => run(step), pauseOf(watch, { at: performance.now(), chance: Math.random() }))
  }

  /** A page that goes has no time to wait for an answer. */
  function leave() {
    isOpen = false
    clearTimeout(timer)
    if (watch.place.kind !== 'here') return
    watch = { ...watch, place: { kind: 'none' } }
    stopWatching(client, { ...night, device }, SILENT).catch(() => undefined)
  }

  function open() {
    isOpen = true
    device = deviceId()
    watch = { ...watch, clock: { now: watch.live.now, at: performance.now() } }
    // What was known when the page was made may be old already, when it comes out of the history.
    timer = setTimeout(() => run(isToBeTaken(watch) ? step : look))
  }

  return {
    open(onChange: (watch: Watch) => void): () => void {
      tell = onChange
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
      watch = { ...watch, failures: watch.failures + 1, place: { kind: 'none' } }
      return run(async () => {
        const { state } = await keepWatching(client, { ...night, device }, SILENT)
        return state === watch.live.state ? { ...watch, line: 'up' } : look()
      })
    },
  }
}

// The frame itself says what is wrong.
const SILENT = { silent: true }

import { AudioClosed } from './audio-closed.ts'
import type { AudioPlace } from './audio-part.ts'

/** The address of a part; anew where the last one has stopped working. Said at once, a finger's press still counts as one. */
export type AddressOf = (part: number, how: { anew: boolean }) => string | Promise<string>

export type Trouble = 'line' | 'broken' | 'closed'

type AudioLineOptions = {
  addressOf: AddressOf
  start: AudioPlace
  /** Something has changed. */
  tell: () => void
  onLength: (seconds: number) => void
  onEnded: () => void
}

const ASKED_AGAIN_AFTER_MS = 5000
/** A line that brings nothing for so long is not waited for. */
const GIVEN_UP_AFTER_MS = 20_000
const MOST_FAILURES = 2

export type AudioLine = ReturnType<typeof audioLine>

/** One sound after the other over a line that may break: it goes on at the same second by itself. */
export function audioLine({ addressOf, start, tell, onLength, onEnded }: AudioLineOptions) {
  const audio = new Audio()
  let { part } = start
  /** Where it goes on as soon as there is something to hear; none while it stands there already. */
  let awaited: number | undefined = start.seconds
  let isWanted = false
  let isStale = true
  let isOpening = false
  let trouble: Trouble | undefined
  let refusal = ''
  let attempt = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const seconds = () => awaited ?? audio.currentTime
  const isStarved = () => isWanted && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA

  async function open(place: AudioPlace, { anew = false } = {}) {
    part = place.part
    awaited = place.seconds
    attempt += 1
    const mine = attempt
    clearTimeout(timer)
    try {
      const given = addressOf(part, { anew })
      if (typeof given !== 'string') silence()
      const address = typeof given === 'string' ? given : await given
      if (mine !== attempt) return
      isOpening = false
      isStale = false
      audio.src = address
      begin()
    } catch (error) {
      if (mine !== attempt) return
      isOpening = false
      stumble(error)
    }
    tell()
  }

  /** Until the address is there, the part before it is heard no longer. A pause would be taken for the device's own. */
  function silence() {
    isOpening = true
    if (!audio.getAttribute('src')) return
    audio.removeAttribute('src')
    audio.load()
  }

  function begin() {
    if (!isWanted) return
    trouble = undefined
    audio.play().catch((error: Error) => {
      // Somebody has to press something first; whatever else is wrong, the element itself says.
      if (error.name !== 'NotAllowedError') return
      isWanted = false
      tell()
    })
    watchOver()
  }

  function stumble(error: unknown) {
    if (error instanceof AudioClosed) {
      isWanted = false
      isStale = true
      trouble = 'closed'
      refusal = error.message
    } else if (isWanted) {
      trouble = 'line'
      timer = setTimeout(goOn, ASKED_AGAIN_AFTER_MS)
    } else isStale = true
  }

  function goOn() {
    if (isWanted) open({ part, seconds: seconds() }, { anew: true })
  }

  /** An address that is too old looks like a line that is gone, and both are helped by a new address. */
  function fail() {
    if (!audio.getAttribute('src')) return
    awaited = seconds()
    isStale = true
    if (!isWanted) return
    failures += 1
    if (failures <= MOST_FAILURES) return goOn()
    trouble = navigator.onLine ? 'broken' : 'line'
    isWanted = trouble === 'line'
    tell()
  }

  function watchOver() {
    clearTimeout(timer)
    timer = setTimeout(() => isStarved() && goOn(), GIVEN_UP_AFTER_MS)
  }

  const listeners: readonly [string, () => void][] = [
    [
      'loadedmetadata',
      () => {
        if (Number.isFinite(audio.duration)) onLength(audio.duration)
        if (awaited) audio.currentTime = Math.min(awaited, audio.duration)
        awaited = undefined
        tell()
      },
    ],
    [
      'playing',
      () => {
        failures = 0
        trouble = undefined
        tell()
      },
    ],
    [
      'pause',
      () => {
        // The device has paused it: a call, a headset that was pulled out.
        if (!audio.ended && !audio.error && !isStale && !isOpening) isWanted = false
        tell()
      },
    ],
    [
      'waiting',
      () => {
        watchOver()
        tell()
      },
    ],
    ['ended', onEnded],
    ['error', fail],
    ['timeupdate', tell],
    ['seeked', tell],
    ['volumechange', tell],
  ]
  const mend = () => (isWanted && (trouble === 'line' || isStarved()) ? goOn() : tell())

  return {
    audio,
    open,
    part: () => part,
    seconds,
    isPlaying: () => isWanted,
    isStarved,
    /** What keeps it from being heard, and what the listener is told of it. */
    trouble: (): Trouble | undefined => trouble ?? (isStarved() && !navigator.onLine ? 'line' : undefined),
    refusal: () => refusal,
    listen({ savesData }: { savesData: boolean }): () => void {
      for (const [event, listener] of listeners) audio.addEventListener(event, listener)
      addEventListener('online', mend)
      addEventListener('offline', mend)
      audio.preload = savesData ? 'none' : 'metadata'
      if (!savesData) open({ part, seconds: seconds() })
      return () => {
        attempt += 1
        clearTimeout(timer)
        awaited = seconds()
        for (const [event, listener] of listeners) audio.removeEventListener(event, listener)
        removeEventListener('online', mend)
        removeEventListener('offline', mend)
        audio.pause()
        audio.removeAttribute('src')
        isWanted = false
        isStale = true
      }
    },
    play() {
      isWanted = true
      trouble = undefined
      failures = 0
      if (isOpening) tell()
      else if (isStale) open({ part, seconds: seconds() }, { anew: attempt > 0 })
      else begin()
      tell()
    },
    pause() {
      isWanted = false
      trouble = undefined
      clearTimeout(timer)
      audio.pause()
      tell()
    },
    seek(to: number) {
      if (awaited === undefined) audio.currentTime = to
      else awaited = to
      tell()
    },
  }
}

import { AudioAccessEnded, type AudioPosition } from './audio-part.ts'

/** The URL of a part, requested again after it expired. A synchronous result keeps the user activation for `play`. */
export type GetAudioUrl = (part: number, how: { anew: boolean }) => string | Promise<string>

export type PlaybackTrouble = 'line' | 'broken' | 'closed'

type ResilientAudioOptions = {
  addressOf: GetAudioUrl
  start: AudioPosition
  /** Something has changed. */
  onChange: () => void
  onLength: (seconds: number) => void
  onEnded: () => void
}

const RETRY_AFTER_MS = 5000
/** Without data for this time the connection counts as lost. */
const STALL_TIMEOUT_MS = 20_000
const MAX_FAILURES = 2

export type ResilientAudio = ReturnType<typeof createResilientAudio>

/** Plays audio files in sequence and recovers from connection losses at the same second. */
export function createResilientAudio({ addressOf, start, onChange, onLength, onEnded }: ResilientAudioOptions) {
  const audio = new Audio()
  let { part } = start
  /** The position to seek to when data is available; `undefined` when it is already there. */
  let pendingSeconds: number | undefined = start.seconds
  let shouldPlay = false
  let isStale = true
  let isOpening = false
  let trouble: PlaybackTrouble | undefined
  let refusal = ''
  let attempt = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const seconds = () => pendingSeconds ?? audio.currentTime
  const isStarved = () => shouldPlay && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA

  async function open(place: AudioPosition, { anew = false } = {}) {
    part = place.part
    pendingSeconds = place.seconds
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
      startPlaying()
    } catch (error) {
      if (mine !== attempt) return
      isOpening = false
      handleOpenError(error)
    }
    onChange()
  }

  /** Until the address is there, the part before it is heard no longer. A pause would be taken for the device's own. */
  function silence() {
    isOpening = true
    if (!audio.getAttribute('src')) return
    audio.removeAttribute('src')
    audio.load()
  }

  function startPlaying() {
    if (!shouldPlay) return
    trouble = undefined
    audio.play().catch((error: Error) => {
      // Autoplay was refused; other errors are reported by the element.
      if (error.name !== 'NotAllowedError') return
      shouldPlay = false
      onChange()
    })
    watchForStall()
  }

  function handleOpenError(error: unknown) {
    if (error instanceof AudioAccessEnded) {
      shouldPlay = false
      isStale = true
      trouble = 'closed'
      refusal = error.message
    } else if (shouldPlay) {
      trouble = 'line'
      timer = setTimeout(resume, RETRY_AFTER_MS)
    } else isStale = true
  }

  function resume() {
    if (shouldPlay) open({ part, seconds: seconds() }, { anew: true })
  }

  /** An address that is too old looks like a line that is gone, and both are helped by a new address. */
  function fail() {
    if (!audio.getAttribute('src')) return
    pendingSeconds = seconds()
    isStale = true
    if (!shouldPlay) return
    failures += 1
    if (failures <= MAX_FAILURES) return resume()
    trouble = navigator.onLine ? 'broken' : 'line'
    shouldPlay = trouble === 'line'
    onChange()
  }

  function watchForStall() {
    clearTimeout(timer)
    timer = setTimeout(() => isStarved() && resume(), STALL_TIMEOUT_MS)
  }

  const listeners: readonly [string, () => void][] = [
    [
      'loadedmetadata',
      () => {
        if (Number.isFinite(audio.duration)) onLength(audio.duration)
        if (pendingSeconds) audio.currentTime = Math.min(pendingSeconds, audio.duration)
        pendingSeconds = undefined
        onChange()
      },
    ],
    [
      'playing',
      () => {
        failures = 0
        trouble = undefined
        onChange()
      },
    ],
    [
      'pause',
      () => {
        // The device has paused it: a call, a headset that was pulled out.
        if (!audio.ended && !audio.error && !isStale && !isOpening) shouldPlay = false
        onChange()
      },
    ],
    [
      'waiting',
      () => {
        watchForStall()
        onChange()
      },
    ],
    ['ended', onEnded],
    ['error', fail],
    ['timeupdate', onChange],
    ['seeked', onChange],
    ['volumechange', onChange],
  ]
  const recover = () => (shouldPlay && (trouble === 'line' || isStarved()) ? resume() : onChange())

  return {
    audio,
    open,
    part: () => part,
    seconds,
    isPlaying: () => shouldPlay,
    isStarved,
    /** The problem that stops playback. */
    trouble: (): PlaybackTrouble | undefined => trouble ?? (isStarved() && !navigator.onLine ? 'line' : undefined),
    refusal: () => refusal,
    listen({ savesData }: { savesData: boolean }): () => void {
      for (const [event, listener] of listeners) audio.addEventListener(event, listener)
      addEventListener('online', recover)
      addEventListener('offline', recover)
      audio.preload = savesData ? 'none' : 'metadata'
      if (!savesData) open({ part, seconds: seconds() })
      return () => {
        attempt += 1
        clearTimeout(timer)
        pendingSeconds = seconds()
        for (const [event, listener] of listeners) audio.removeEventListener(event, listener)
        removeEventListener('online', recover)
        removeEventListener('offline', recover)
        audio.pause()
        audio.removeAttribute('src')
        shouldPlay = false
        isStale = true
      }
    },
    play() {
      shouldPlay = true
      trouble = undefined
      failures = 0
      if (isOpening) onChange()
      else if (isStale) open({ part, seconds: seconds() }, { anew: attempt > 0 })
      else startPlaying()
      onChange()
    },
    pause() {
      shouldPlay = false
      trouble = undefined
      clearTimeout(timer)
      audio.pause()
      onChange()
    },
    seek(to: number) {
      if (pendingSeconds === undefined) audio.currentTime = to
      else pendingSeconds = to
      onChange()
    },
  }
}

import { AudioAccessEnded, type AudioPosition } from './audio-part.ts'

/** The address of a part; anew where the last one has stopped working. Said at once, a finger's press still counts as one. */
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
/** A line that brings nothing for so long is not waited for. */
const STALL_TIMEOUT_MS = 20_000
const MAX_FAILURES = 2

export type ResilientAudio = ReturnType<typeof createResilientAudio>

/** One sound after the other over a line that may break: it goes on at the same second by itself. */
export function createResilientAudio({ addressOf, start, onChange, onLength, onEnded }: ResilientAudioOptions) {
  const audio = new Audio()
  let { part } = start
  /** Where it goes on as soon as there is something to hear; none while it stands there already. */
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
      // Somebody has to press something first; whatever else is wrong, the element itself says.
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
    /** What keeps it from being heard, and what the listener is told of it. */
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

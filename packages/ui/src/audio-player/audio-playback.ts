import { type AddressOf, type AudioLine, audioLine, type Trouble } from './audio-line.ts'
import type { AudioPart, AudioPlace } from './audio-part.ts'
import { keepSpeed, keptSpeed } from './kept-speed.ts'
import { answerMediaKeys, type MediaWords, showOnDevice, showPlaceOnDevice } from './media-session.ts'
import { oneSound } from './one-sound.ts'
import { type Sleep, sleepTimer } from './sleep-timer.ts'

/** How far the buttons go, in seconds. */
export const STEPS = { back: 15, forward: 30 } as const
/** Who is so far into a part goes back to its beginning first. */
const BEGUN_SECONDS = 3

export type AudioState = AudioPlace & {
  /** As long as the parts are, as far as it is known by now. */
  lengths: readonly (number | null)[]
  isPlaying: boolean
  /** It wants to play and has nothing to say. */
  isStarved: boolean
  trouble: Trouble | undefined
  /** Why it is closed. */
  refusal: string
  isOver: boolean
  speed: number
  volume: number
  isMuted: boolean
  /** Some devices turn the sound by their own keys alone. */
  hasVolume: boolean
  sleep: Sleep
  sleepSeconds: number | undefined
}

type AudioPlaybackOptions = {
  parts: readonly AudioPart[]
  start: AudioPlace
  addressOf: AddressOf
  words: Omit<MediaWords, 'part'>
  /** What is read aloud goes as fast as this browser was told the last time; music goes as it was played. */
  isMusic?: boolean
}

export type AudioPlayback = ReturnType<typeof audioPlayback>

/**
 * What is heard, apart from what shows it: it plays on while the page around it changes. It is silent until it is opened,
 * and on a server it only knows where it would begin.
 */
export function audioPlayback({ parts, start, addressOf, words, isMusic = false }: AudioPlaybackOptions) {
  const listeners = new Set<() => void>()
  let line: AudioLine | undefined
  let first = start
  let lengths: readonly (number | null)[] = parts.map(({ seconds }) => seconds)
  let isOver = false
  let speed = 1
  let volume = 1
  let fade = 1
  let hasVolume = false
  let forgetKeys: (() => void) | undefined
  let sound: ReturnType<typeof oneSound> | undefined

  const sleep = sleepTimer({
    onFade: (share) => {
      fade = share
      turn()
    },
    onOver: () => line?.pause(),
    onTick: tell,
    msLeftOfPart: () => {
      const { part, seconds, isPlaying } = state
      const length = lengths[part]
      return length && isPlaying ? ((length - seconds) / speed) * 1000 : Number.POSITIVE_INFINITY
    },
  })

  let state = read()

  function read(): AudioState {
    return {
      part: line?.part() ?? first.part,
      seconds: line?.seconds() ?? first.seconds,
      lengths,
      isPlaying: line?.isPlaying() ?? false,
      isStarved: line?.isStarved() ?? false,
      trouble: line?.trouble(),
      refusal: line?.refusal() ?? '',
      isOver,
      speed,
      volume,
      isMuted: line?.audio.muted ?? false,
      hasVolume,
      sleep: sleep.choice(),
      sleepSeconds: sleep.secondsLeft(),
    }
  }

  function tell() {
    state = read()
    const { isPlaying, seconds, part } = state
    if (forgetKeys) showPlaceOnDevice({ isPlaying, seconds, length: lengths[part] ?? null, speed })
    for (const listener of listeners) listener()
  }

  function turn() {
    if (line) line.audio.volume = volume * fade
  }

  function hurry() {
    if (!line) return
    line.audio.defaultPlaybackRate = speed
    line.audio.playbackRate = speed
  }

  function end() {
    const isLast = state.part >= parts.length - 1
    const sleeps = sleep.choice() === 'part'
    if (sleeps) sleep.set('off')
    if (sleeps || isLast) line?.pause()
    isOver = isLast
    if (!isLast) goTo({ part: state.part + 1, seconds: 0 })
    tell()
  }

  function goTo(place: AudioPlace) {
    const part = Math.min(Math.max(place.part, 0), parts.length - 1)
    isOver = false
    const seconds = Math.max(place.seconds, 0)
    if (!line) first = { part, seconds }
    else if (part === state.part) line.seek(seconds)
    else line.open({ part, seconds })
    if (forgetKeys) nameOnDevice(part)
    tell()
  }

  const nameOnDevice = (part: number) => showOnDevice({ ...words, part: parts[part]?.title ?? words.title })

  function play() {
    if (isOver) goTo({ part: 0, seconds: 0 })
    line?.play()
    sound?.begin()
    forgetKeys ??= answerMediaKeys({ play, pause, by, to, previous, next }, STEPS)
    nameOnDevice(state.part)
    tell()
  }
  const pause = () => line?.pause()
  /** The keys of the device are for what sounds now; they are asked for again with the next play. */
  function hush() {
    if (!state.isPlaying) return
    pause()
    forgetKeys = undefined
  }
  const to = (seconds: number) => goTo({ part: state.part, seconds: Math.min(seconds, lengths[state.part] ?? seconds) })
  const by = (seconds: number) => to(state.seconds + seconds)
  const next = () => state.part < parts.length - 1 && goTo({ part: state.part + 1, seconds: 0 })
  const previous = () =>
    goTo({ part: state.seconds > BEGUN_SECONDS ? state.part : Math.max(state.part - 1, 0), seconds: 0 })

  function open() {
    line ??= audioLine({
      addressOf,
      start: first,
      tell,
      onLength: (seconds) => {
        lengths = lengths.map((known, part) => (part === state.part ? seconds : known))
      },
      onEnded: end,
    })
    hasVolume = canTurn(line.audio)
    speed = isMusic ? 1 : keptSpeed()
    hurry()
    const close = line.listen({ savesData: savesData() })
    const ownSound = oneSound(hush)
    sound = ownSound
    tell()
    return () => {
      sleep.set('off')
      close()
      ownSound.close()
      sound = undefined
      forgetKeys?.()
      forgetKeys = undefined
      tell()
    }
  }

  return {
    /** Begins to listen to the device; what it gives back ends that. */
    open,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    play,
    pause,
    toggle: () => (state.isPlaying ? pause() : play()),
    goTo,
    to,
    by,
    next,
    previous,
    setSpeed(wanted: number) {
      speed = wanted
      keepSpeed(wanted)
      hurry()
      tell()
    },
    setVolume(wanted: number) {
      volume = Math.min(Math.max(wanted, 0), 1)
      if (line) line.audio.muted = false
      turn()
      tell()
    },
    mute() {
      if (line) line.audio.muted = !line.audio.muted
      tell()
    },
    setSleep(wanted: Sleep) {
      sleep.set(wanted)
      tell()
    },
  }
}

function canTurn(audio: HTMLAudioElement) {
  const before = audio.volume
  audio.volume = 0.5
  const canBe = audio.volume === 0.5
  audio.volume = before
  return canBe
}

function savesData() {
  // Not in TypeScript's list of what a navigator has, because only some browsers say it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

import { useEffect, useSyncExternalStore } from 'react'
import { savesData } from '../saves-data/saves-data.ts'
import type { AudioPart, AudioPosition } from './audio-part.ts'
import { exclusiveAudio } from './exclusive-audio.ts'
import { handleMediaKeys, type MediaInfo, setMediaMetadata, setMediaPosition } from './media-session.ts'
import { createSleepTimer, loadSpeed, type Sleep, saveSpeed } from './playback-settings.ts'
import { createResilientAudio, type GetAudioUrl, type PlaybackTrouble, type ResilientAudio } from './resilient-audio.ts'

/** How far the buttons go, in seconds. */
export const STEPS = { back: 15, forward: 30 } as const
/** Further into a part than this, `previous` restarts it first. */
const RESTART_AFTER_SECONDS = 3

export type AudioState = AudioPosition & {
  /** As long as the parts are, as far as it is known by now. */
  lengths: readonly (number | null)[]
  isPlaying: boolean
  /** Playing, but waiting for data. */
  isStarved: boolean
  trouble: PlaybackTrouble | undefined
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
  start: AudioPosition
  addressOf: GetAudioUrl
  metadata: Omit<MediaInfo, 'part'>
  /** Speech uses the speed saved in this browser, music always plays at 1×. */
  isMusic?: boolean
}

export type AudioPlayback = ReturnType<typeof createAudioPlayback>

/**
 * Audio playback apart from its view: it continues while the page changes. It is silent until it is opened,
 * and on a server it only knows where it would begin.
 */
export function createAudioPlayback({ parts, start, addressOf, metadata, isMusic = false }: AudioPlaybackOptions) {
  const listeners = new Set<() => void>()
  let source: ResilientAudio | undefined
  let first = start
  let lengths: readonly (number | null)[] = parts.map(({ seconds }) => seconds)
  let isOver = false
  let speed = 1
  let volume = 1
  let fade = 1
  let hasVolume = false
  let releaseMediaKeys: (() => void) | undefined
  let sound: ReturnType<typeof exclusiveAudio> | undefined

  const sleep = createSleepTimer({
    onFade: (share) => {
      fade = share
      applyVolume()
    },
    onOver: () => source?.pause(),
    onTick: notify,
    msLeftOfPart: () => {
      const { part, seconds, isPlaying } = state
      const length = lengths[part]
      return length && isPlaying ? ((length - seconds) / speed) * 1000 : Number.POSITIVE_INFINITY
    },
  })

  let state = read()

  function read(): AudioState {
    return {
      part: source?.part() ?? first.part,
      seconds: source?.seconds() ?? first.seconds,
      lengths,
      isPlaying: source?.isPlaying() ?? false,
      isStarved: source?.isStarved() ?? false,
      trouble: source?.trouble(),
      refusal: source?.refusal() ?? '',
      isOver,
      speed,
      volume,
      isMuted: source?.audio.muted ?? false,
      hasVolume,
      sleep: sleep.choice(),
      sleepSeconds: sleep.secondsLeft(),
    }
  }

  function notify() {
    state = read()
    const { isPlaying, seconds, part } = state
    if (releaseMediaKeys) setMediaPosition({ isPlaying, seconds, length: lengths[part] ?? null, speed })
    for (const listener of listeners) listener()
  }

  function applyVolume() {
    if (source) source.audio.volume = volume * fade
  }

  function applySpeed() {
    if (!source) return
    source.audio.defaultPlaybackRate = speed
    source.audio.playbackRate = speed
  }

  function end() {
    const isLast = state.part >= parts.length - 1
    const sleeps = sleep.choice() === 'part'
    if (sleeps) sleep.set('off')
    if (sleeps || isLast) source?.pause()
    isOver = isLast
    if (!isLast) goTo({ part: state.part + 1, seconds: 0 })
    notify()
  }

  function goTo(place: AudioPosition) {
    const part = Math.min(Math.max(place.part, 0), parts.length - 1)
    isOver = false
    const seconds = Math.max(place.seconds, 0)
    if (!source) first = { part, seconds }
    else if (part === state.part) source.seek(seconds)
    else source.open({ part, seconds })
    if (releaseMediaKeys) nameOnDevice(part)
    notify()
  }

  const nameOnDevice = (part: number) => setMediaMetadata({ ...metadata, part: parts[part]?.title ?? metadata.title })

  function play() {
    if (isOver) goTo({ part: 0, seconds: 0 })
    source?.play()
    sound?.begin()
    releaseMediaKeys ??= handleMediaKeys({ play, pause, by, to, previous, next }, STEPS)
    nameOnDevice(state.part)
    notify()
  }
  const pause = () => source?.pause()
  /** Media keys belong to the latest playback; they are claimed again with the next play. */
  function pauseForOther() {
    if (!state.isPlaying) return
    pause()
    releaseMediaKeys = undefined
  }
  const to = (seconds: number) => goTo({ part: state.part, seconds: Math.min(seconds, lengths[state.part] ?? seconds) })
  const by = (seconds: number) => to(state.seconds + seconds)
  const next = () => state.part < parts.length - 1 && goTo({ part: state.part + 1, seconds: 0 })
  const previous = () =>
    goTo({ part: state.seconds > RESTART_AFTER_SECONDS ? state.part : Math.max(state.part - 1, 0), seconds: 0 })

  function open() {
    source ??= createResilientAudio({
      addressOf,
      start: first,
      onChange: notify,
      onLength: (seconds) => {
        lengths = lengths.map((known, part) => (part === state.part ? seconds : known))
      },
      onEnded: end,
    })
    hasVolume = canSetVolume(source.audio)
    speed = isMusic ? 1 : loadSpeed()
    applySpeed()
    const close = source.listen({ savesData: savesData() })
    const ownSound = exclusiveAudio(pauseForOther)
    sound = ownSound
    notify()
    return () => {
      sleep.set('off')
      close()
      ownSound.close()
      sound = undefined
      releaseMediaKeys?.()
      releaseMediaKeys = undefined
      notify()
    }
  }

  return {
    /** Subscribes to device events; returns the unsubscribe function. */
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
      saveSpeed(wanted)
      applySpeed()
      notify()
    },
    setVolume(wanted: number) {
      volume = Math.min(Math.max(wanted, 0), 1)
      if (source) source.audio.muted = false
      applyVolume()
      notify()
    },
    mute() {
      if (source) source.audio.muted = !source.audio.muted
      notify()
    },
    setSleep(wanted: Sleep) {
      sleep.set(wanted)
      notify()
    },
  }
}

function canSetVolume(audio: HTMLAudioElement) {
  const before = audio.volume
  audio.volume = 0.5
  const canBe = audio.volume === 0.5
  audio.volume = before
  return canBe
}

/** The state of the playback; rerenders on every change. */
export const useAudioState = ({ subscribe, state }: AudioPlayback): AudioState =>
  useSyncExternalStore(subscribe, state, state)

/** Closes the playback when its view is unmounted. */
export function useOpenPlayback(playback: AudioPlayback): void {
  useEffect(() => playback.open(), [playback])
}

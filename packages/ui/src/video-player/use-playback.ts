import { useEffect, useState } from 'react'
import { getHls, type MediaElement } from './hls.ts'

const NAME = 'film-positions'
/** Positions this close to the start or the end are not saved. */
const FIRST_SECONDS = 5
const LAST_SECONDS = 15
const MOST = 50

/** The saved position of a video. */
export function loadPosition(film: string): number | undefined {
  return read().find(([name]) => name === film)?.[1]
}

/** Saves the position of a video, and removes it near the start and the end. */
export function savePosition(film: string, { time, duration }: { time: number; duration: number }): void {
  const others = read().filter(([name]) => name !== film)
  const isWorthIt = Number.isFinite(duration) && time >= FIRST_SECONDS && time <= duration - LAST_SECONDS
  write(isWorthIt ? [...others, [film, Math.floor(time)] as const].slice(-MOST) : others)
}

type Positions = readonly (readonly [film: string, seconds: number])[]

function read(): Positions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    // No storage, or an invalid value: every video starts at the beginning.
    return []
  }
}

function isPosition(kept: unknown): kept is Positions[number] {
  return Array.isArray(kept) && typeof kept[0] === 'string' && Number.isFinite(kept[1])
}

function write(positions: Positions) {
  try {
    localStorage.setItem(NAME, JSON.stringify(positions))
  } catch {
    // Without storage the position is not saved.
  }
}

const MEDIA_EVENTS = [
  'play',
  'pause',
  'playing',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'volumechange',
  'ended',
  'loadeddata',
  'emptied',
  'enterpictureinpicture',
  'leavepictureinpicture',
]
const TRACK_EVENTS = ['addtrack', 'removetrack', 'change']

export type Playback = {
  paused: boolean
  muted: boolean
  /** Playing, but waiting for data. */
  starved: boolean
  time: number
  duration: number
  hasCaptions: boolean
  captioned: boolean
  fillsScreen: boolean
  floats: boolean
}

/** The state of a media element. */
function readPlayback(media: MediaElement): Playback {
  const captions = captionsOf(media)
  return {
    paused: media.paused,
    muted: media.muted,
    starved: !media.paused && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: media.currentTime,
    duration: media.duration,
    hasCaptions: captions.length > 0,
    captioned: captions.some(({ mode }) => mode === 'showing'),
    fillsScreen: document.fullscreenElement?.contains(media) ?? false,
    floats: document.pictureInPictureElement !== null,
  }
}

/** The distance to the end of the seekable range that leaves enough to buffer. */
const LIVE_BUFFER_SECONDS = 10

/** Where a viewer is live: some seconds before the end of what can be played. */
export function livePositionOf({ api, seekable }: MediaElement): number {
  const end = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
  return api?.liveSyncPosition ?? Math.max(0, end - LIVE_BUFFER_SECONDS)
}

function subscribePlayback(media: MediaElement, listener: () => void): () => void {
  const tracks = media.textTracks
  for (const event of MEDIA_EVENTS) media.addEventListener(event, listener)
  for (const event of TRACK_EVENTS) tracks.addEventListener(event, listener)
  document.addEventListener('fullscreenchange', listener)
  return () => {
    for (const event of MEDIA_EVENTS) media.removeEventListener(event, listener)
    for (const event of TRACK_EVENTS) tracks.removeEventListener(event, listener)
    document.removeEventListener('fullscreenchange', listener)
  }
}

/** Shows the captions in the language of the page, or else the first there are; or hides them all. */
export function toggleCaptions(media: MediaElement): void {
  const captions = captionsOf(media)
  const wanted = captions.some(({ mode }) => mode === 'showing')
    ? undefined
    : (captions.find(({ language }) => language === document.documentElement.lang) ?? captions[0])
  for (const track of captions) track.mode = track === wanted ? 'showing' : 'disabled'
}

export function captionsOf(media: MediaElement) {
  return [...media.textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
}

const SAVE_INTERVAL_SECONDS = 5
const IDLE_AFTER_MS = 3000

/** The state of a media element, updated on its events. */
export function usePlayback(media: MediaElement): Playback {
  const [playback, setPlayback] = useState(() => readPlayback(media))
  useEffect(() => {
    const tell = () => setPlayback(readPlayback(media))
    tell()
    return subscribePlayback(media, tell)
  }, [media])
  return playback
}

/** Who keeps where a film was stopped. */
export type PositionStorage = {
  load: (film: string) => number | undefined
  save: (film: string, at: { time: number; duration: number }) => void
}

const BROWSER_STORAGE: PositionStorage = { load: loadPosition, save: savePosition }

/** Restores and saves the position of a video, in this browser or in the storage of the parent. */
export function useSavedPosition(
  media: MediaElement | null,
  film: string,
  { load: keptOf, save: keepOf }: PositionStorage = BROWSER_STORAGE,
): void {
  useEffect(() => {
    if (!media) return
    let last = 0
    const resume = () => {
      const kept = keptOf(film)
      if (kept !== undefined && kept < media.duration) media.currentTime = kept
    }
    const keep = () => {
      last = media.currentTime
      if (media.readyState > 0) keepOf(film, { time: last, duration: media.duration })
    }
    const keepNowAndThen = () => {
      if (Math.abs(media.currentTime - last) >= SAVE_INTERVAL_SECONDS) keep()
    }
    if (media.readyState > 0) resume()
    media.addEventListener('loadedmetadata', resume)
    media.addEventListener('timeupdate', keepNowAndThen)
    media.addEventListener('pause', keep)
    return () => {
      media.removeEventListener('loadedmetadata', resume)
      media.removeEventListener('timeupdate', keepNowAndThen)
      media.removeEventListener('pause', keep)
    }
  }, [media, film, keptOf, keepOf])
}

/** Requests that were handled: a retry continues where playback stopped. */
const handledStarts = new WeakSet<{ seconds: number }>()

/** Seeks to the requested second, which overrides the saved position. A time after the end is ignored. */
export function useStartAt(media: MediaElement | null, wish: { seconds: number } | undefined): void {
  useEffect(() => {
    if (!(media && wish) || handledStarts.has(wish)) return
    const goOn = () => {
      handledStarts.add(wish)
      if (wish.seconds >= media.duration) return
      media.currentTime = wish.seconds
      // A rejected `play` needs no message: the button still shows the play icon.
      media.play().catch(() => undefined)
    }
    if (media.readyState >= HTMLMediaElement.HAVE_METADATA) goOn()
    else media.addEventListener('loadedmetadata', goOn, { once: true })
    return () => media.removeEventListener('loadedmetadata', goOn)
  }, [media, wish])
}

/** Reports the first frame, and fatal errors. */
export function usePlaybackEvents(
  media: MediaElement | null,
  { shown, failed }: { shown: () => void; failed: () => void },
): void {
  useEffect(() => {
    if (!media) return
    if (media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) shown()
    if (media.hasFailed) {
      media.hasFailed = false
      failed()
    }
    media.addEventListener('loadeddata', shown)
    media.addEventListener('error', failed)
    return () => {
      media.removeEventListener('loadeddata', shown)
      media.removeEventListener('error', failed)
    }
  }, [media, shown, failed])
}

/**
 * Plays as soon as it can. A browser may refuse sound before a user gesture: then it starts muted, and
 * where muted playback is refused, too, it waits for a click.
 */
export function useAutoplay(
  media: MediaElement | null,
  { isOn, hushed, refused }: { isOn: boolean; hushed: () => void; refused: () => void },
): void {
  useEffect(() => {
    if (!media || !isOn) return
    const playHushed = (reason: DOMException) => {
      // It was taken away before it began.
      if (reason.name !== 'NotAllowedError') return undefined
      media.muted = true
      hushed()
      return media.play().catch(refused)
    }
    const play = () => void media.play().catch(playHushed)
    if (media.readyState >= HTMLMediaElement.HAVE_METADATA) play()
    else media.addEventListener('loadedmetadata', play, { once: true })
    return () => media.removeEventListener('loadedmetadata', play)
  }, [media, isOn, hushed, refused])
}

/** Where bytes are counted, a stream stays in its smallest form. */
export function useLowestQuality(media: MediaElement | null, savesData: boolean): void {
  useEffect(() => {
    if (!media || !savesData) return
    getHls(media).then((hls) => {
      if (hls) hls.autoLevelCapping = 0
    })
  }, [media, savesData])
}

/** Whether there was no pointer or key event for a while. */
export function useIdle(stage: HTMLElement | null): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!stage) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stir = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS)
    }
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin']
    for (const sign of signs) stage.addEventListener(sign, stir)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) stage.removeEventListener(sign, stir)
    }
  }, [stage])
  return isIdle
}

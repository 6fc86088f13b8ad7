import { useEffect, useState } from 'react'
import { keepPosition, keptPosition } from './kept-positions.ts'
import { onPlayback, type Playback, playbackOf } from './playback-of.ts'
import { hlsOf, type PlayedMedia } from './played-media.ts'

const KEPT_EVERY_SECONDS = 5
const IDLE_AFTER_MS = 3000

/** How it stands with what is played, told anew whenever it changes. */
export function usePlayback(media: PlayedMedia): Playback {
  const [playback, setPlayback] = useState(() => playbackOf(media))
  useEffect(() => {
    const tell = () => setPlayback(playbackOf(media))
    tell()
    return onPlayback(media, tell)
  }, [media])
  return playback
}

/** Who keeps where a film was stopped. */
export type Keeping = {
  kept: (film: string) => number | undefined
  keep: (film: string, at: { time: number; duration: number }) => void
}

const BY_THIS_BROWSER: Keeping = { kept: keptPosition, keep: keepPosition }

/** A film goes on where it was stopped, as this browser or somebody else has kept it. */
export function useKeptPosition(
  media: PlayedMedia | null,
  film: string,
  { kept: keptOf, keep: keepOf }: Keeping = BY_THIS_BROWSER,
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
      if (Math.abs(media.currentTime - last) >= KEPT_EVERY_SECONDS) keep()
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

/** A wish is met once: what is tried again goes on where it broke off. */
const met = new WeakSet<{ seconds: number }>()

/** It goes on where somebody wishes, wherever it was stopped. A time behind the end is none. */
export function useWish(media: PlayedMedia | null, wish: { seconds: number } | undefined): void {
  useEffect(() => {
    if (!(media && wish) || met.has(wish)) return
    const goOn = () => {
      met.add(wish)
      if (wish.seconds >= media.duration) return
      media.currentTime = wish.seconds
      // A browser that refuses to play by itself has said so to the visitor already.
      media.play().catch(() => undefined)
    }
    if (media.readyState >= HTMLMediaElement.HAVE_METADATA) goOn()
    else media.addEventListener('loadedmetadata', goOn, { once: true })
    return () => media.removeEventListener('loadedmetadata', goOn)
  }, [media, wish])
}

/** Tells when the first picture is there, and when it cannot go on by itself. */
export function useOutcome(
  media: PlayedMedia | null,
  { shown, failed }: { shown: () => void; failed: () => void },
): void {
  useEffect(() => {
    if (!media) return
    let isOver = false
    if (media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) shown()
    media.addEventListener('loadeddata', shown)
    media.addEventListener('error', failed)
    // The element says nothing of what hls.js could not mend.
    hlsOf(media).then((hls) => hls?.on('hlsError', (_, { fatal }) => fatal && !isOver && failed()))
    return () => {
      isOver = true
      media.removeEventListener('loadeddata', shown)
      media.removeEventListener('error', failed)
    }
  }, [media, shown, failed])
}

/**
 * Plays as soon as it can. A browser may let nothing be heard that nobody has pressed for: then it begins in silence, and
 * where it may not even be seen, it waits to be pressed.
 */
export function usePlayByItself(
  media: PlayedMedia | null,
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
export function useFewestBytes(media: PlayedMedia | null, savesData: boolean): void {
  useEffect(() => {
    if (!media || !savesData) return
    hlsOf(media).then((hls) => {
      if (hls) hls.autoLevelCapping = 0
    })
  }, [media, savesData])
}

/** Whether nobody has moved or pressed anything on it for a while. */
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

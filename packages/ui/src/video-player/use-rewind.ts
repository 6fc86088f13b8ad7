import { useEffect, useState } from 'react'
import { dateOfStart, type MediaElement } from './hls.ts'
import { type Mark, type Rewind, rewindOf } from './rewind.ts'
import { livePositionOf } from './use-playback.ts'

/** What a stream shows now: the time of day in milliseconds, and the seconds behind live. */
type StreamClock = { at: number; behind: number }

export type RewindOptions = {
  /** The start of the event in milliseconds. */
  startsAt?: number | undefined
  /** What begins during the stream: a tick on the bar. */
  marks?: readonly Mark[] | undefined
  /** Told once a second while the stream is live. Must be a stable function. */
  onClock?: ((clock: StreamClock) => void) | undefined
  /** Go to this time of day; each new object seeks once. */
  goTo?: { at: number } | undefined
}

const NO_MARKS: readonly Mark[] = []

/** How far one can go back in a live stream; undefined for films and recordings. */
export function useRewind(
  media: MediaElement,
  { startsAt, marks = NO_MARKS, onClock, goTo }: RewindOptions,
): Rewind | undefined {
  const [rewind, setRewind] = useState<Rewind>()
  useEffect(() => {
    const read = () => setRewind(readRewind(media, { startsAt, marks }))
    read()
    // Live moves on while the stream is paused.
    const timer = setInterval(read, 1000)
    media.addEventListener('seeked', read)
    return () => {
      clearInterval(timer)
      media.removeEventListener('seeked', read)
    }
  }, [media, startsAt, marks])
  useEffect(() => {
    if (rewind?.at !== undefined) onClock?.({ at: rewind.at, behind: rewind.behind })
  }, [rewind, onClock])
  useEffect(() => {
    const zeroAt = dateOfStart(media)
    if (!goTo || zeroAt === undefined) return
    media.currentTime = Math.max(0, (goTo.at - zeroAt) / 1000)
    media.play().catch(() => undefined)
  }, [media, goTo])
  return rewind
}

function readRewind(
  media: MediaElement,
  bounds: { startsAt: number | undefined; marks: readonly Mark[] },
): Rewind | undefined {
  const { seekable, duration, currentTime } = media
  if (duration !== Number.POSITIVE_INFINITY || seekable.length === 0) return undefined
  const live = livePositionOf(media)
  return rewindOf({ seekableStart: seekable.start(0), live, time: currentTime, zeroAt: dateOfStart(media) }, bounds)
}

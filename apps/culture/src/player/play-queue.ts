import { languageOf } from '@dabali/domain'
import { type AudioState, createAudioPlayback } from '@dabali/ui/audio-playback'
import { mediaArtwork } from '@dabali/ui/media-session'
import { createFullTracks } from './full-tracks.ts'
import { type NowPlaying, nowPlaying, SAVED_QUEUE_KEY, setNowPlaying } from './now-playing.ts'
import type { Queue } from './queue.ts'

export type SavedQueue = { queue: Queue; place: Pick<AudioState, 'part' | 'seconds'>; volume: number }

/** Saves the queue of this tab for the next full page load. */
export function saveQueue(saved: SavedQueue): void {
  try {
    sessionStorage.setItem(SAVED_QUEUE_KEY, JSON.stringify(saved))
  } catch {
    // Without storage the queue is lost with a full page load.
  }
}

/** The saved queue of this tab; undefined where there is none, or in the format of an older version. */
export function readSavedQueue(): SavedQueue | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(SAVED_QUEUE_KEY) ?? 'null')
    return isSavedQueue(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

export function clearSavedQueue(): void {
  try {
    sessionStorage.removeItem(SAVED_QUEUE_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function isSavedQueue(saved: unknown): saved is SavedQueue {
  const { queue, place, volume } = (saved ?? {}) as Partial<SavedQueue>
  const track = queue?.tracks?.[place?.part ?? -1]
  return (
    [queue?.slug, queue?.title, queue?.artist, track?.title, track?.src].every((word) => typeof word === 'string') &&
    [place?.seconds, volume, track?.seconds, queue?.picture?.width].every(Number.isFinite) &&
    Array.isArray(queue?.picture?.sources)
  )
}

const SAVE_EVERY_SECONDS = 2

let endSession: (() => void) | undefined
/** The button that started the queue; it gets the focus back. */
let opener: Element | null = null

/** Plays, pauses or resumes a track, or a whole record. */
export function toggleQueue(queue: Queue, part?: number): void {
  opener = document.activeElement
  const now = nowPlaying()
  if (!now || !isSameQueue(now.queue, queue)) {
    const volume = now?.playback.state().volume
    startQueue({ queue, place: { part: part ?? 0, seconds: 0 }, volume }).play()
  } else if ((part ?? now.part) === now.part && !isOver(now)) {
    now.playback.toggle()
  } else {
    now.playback.goTo({ part: part ?? 0, seconds: 0 })
    now.playback.play()
  }
}

/** Whole tracks are another queue than the excerpts of the same record. */
const isSameQueue = (one: Queue, other: Queue) => one.slug === other.slug && one.item === other.item

const isOver = ({ playback }: NowPlaying) => playback.state().isOver

/** Restores the saved queue of this tab, paused. */
export function restoreQueue(): void {
  const saved = readSavedQueue()
  if (saved && !nowPlaying()) startQueue(saved)
}

export function closePlayer(): void {
  endSession?.()
  endSession = undefined
  clearSavedQueue()
  setNowPlaying(null)
  restoreFocus()
}

/** Moves the focus from the closed player to the button that opened it, or to the start of the page. */
function restoreFocus() {
  // A previous page may still be in the document, hidden.
  const places = [opener, ...document.querySelectorAll('#main')]
  const place = places.find((each) => each !== document.body && each?.checkVisibility())
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

const pageLanguage = () => languageOf(document.documentElement.lang)

type QueueStart = Pick<SavedQueue, 'queue' | 'place'> & { volume?: number | undefined }

function startQueue({ queue, place, volume = 1 }: QueueStart) {
  endSession?.()
  const playback = createAudioPlayback({
    // The length of an excerpt is known when it is loaded.
    parts: queue.tracks.map(({ title }) => ({ title, seconds: null })),
    start: place,
    addressOf:
      queue.item === undefined
        ? (part) => queue.tracks[part]?.src ?? ''
        : createFullTracks(queue.item, queue.tracks, pageLanguage()),
    metadata: { title: queue.title, author: queue.artist, artwork: mediaArtwork(queue.picture) },
    isMusic: true,
  })
  const show = () => {
    const { part, isPlaying } = playback.state()
    const now = nowPlaying()
    if (now?.playback === playback && now.part === part && now.isPlaying === isPlaying) return
    setNowPlaying({ queue, playback, part, isPlaying })
  }
  let saved = place
  const keep = () => {
    const { part, seconds, isOver, volume: loudness } = playback.state()
    saved = isOver ? { part: 0, seconds: 0 } : { part, seconds }
    saveQueue({ queue, place: saved, volume: loudness })
  }
  const follow = () => {
    const { part, seconds } = playback.state()
    if (part !== saved.part || Math.abs(seconds - saved.seconds) >= SAVE_EVERY_SECONDS) keep()
  }
  const close = playback.open()
  playback.setVolume(volume)
  const forget = [playback.subscribe(show), playback.subscribe(follow)]
  addEventListener('pagehide', keep)
  endSession = () => {
    for (const end of forget) end()
    removeEventListener('pagehide', keep)
    close()
  }
  show()
  keep()
  return playback
}

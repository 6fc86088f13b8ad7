import { createAudioPlayback } from '@dabali/ui/audio-playback'
import { mediaArtwork } from '@dabali/ui/media-session'
import { type NowPlaying, nowPlaying, setNowPlaying } from './now-playing.ts'
import type { Queue } from './queue.ts'
import { clearSavedQueue, readSavedQueue, type SavedQueue, saveQueue } from './saved-queue.ts'

const SAVE_EVERY_SECONDS = 2

let endSession: (() => void) | undefined
/** The button that started the queue; it gets the focus back. */
let opener: Element | null = null

/** Plays, pauses or resumes a track, or a whole record. */
export function toggleQueue(queue: Queue, part?: number): void {
  opener = document.activeElement
  const now = nowPlaying()
  if (now?.queue.slug !== queue.slug) {
    const volume = now?.playback.state().volume
    startQueue({ queue, place: { part: part ?? 0, seconds: 0 }, volume }).play()
  } else if ((part ?? now.part) === now.part && !isOver(now)) {
    now.playback.toggle()
  } else {
    now.playback.goTo({ part: part ?? 0, seconds: 0 })
    now.playback.play()
  }
}

const isOver = ({ playback }: NowPlaying) => playback.state().isOver

/** Restores the saved queue of this tab, paused. */
export function restoreQueue(): void {
  const kept = readSavedQueue()
  if (kept && !nowPlaying()) startQueue(kept)
}

export function closePlayer(): void {
  endSession?.()
  endSession = undefined
  clearSavedQueue()
  setNowPlaying(null)
  restoreFocus()
}

/** The focus was in what is gone: it goes on where the press was, or where the page begins. */
function restoreFocus() {
  // A page that one has left may still lie there unseen, with its press and its beginning.
  const places = [opener, ...document.querySelectorAll('#main')]
  const place = places.find((each) => each !== document.body && each?.checkVisibility())
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

type QueueStart = Pick<SavedQueue, 'queue' | 'place'> & { volume?: number | undefined }

function startQueue({ queue, place, volume = 1 }: QueueStart) {
  endSession?.()
  const playback = createAudioPlayback({
    // How long an excerpt is, it says itself.
    parts: queue.tracks.map(({ title }) => ({ title, seconds: null })),
    start: place,
    addressOf: (part) => queue.tracks[part]?.src ?? '',
    metadata: { title: queue.title, author: queue.artist, artwork: mediaArtwork(queue.picture) },
    isMusic: true,
  })
  const show = () => {
    const { part, isPlaying } = playback.state()
    const now = nowPlaying()
    if (now?.playback === playback && now.part === part && now.isPlaying === isPlaying) return
    setNowPlaying({ queue, playback, part, isPlaying })
  }
  let kept = place
  const keep = () => {
    const { part, seconds, isOver, volume: loudness } = playback.state()
    kept = isOver ? { part: 0, seconds: 0 } : { part, seconds }
    saveQueue({ queue, place: kept, volume: loudness })
  }
  const follow = () => {
    const { part, seconds } = playback.state()
    if (part !== kept.part || Math.abs(seconds - kept.seconds) >= SAVE_EVERY_SECONDS) keep()
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

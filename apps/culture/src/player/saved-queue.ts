import type { AudioState } from '@dabali/ui/audio-playback'
import { SAVED_QUEUE_KEY } from './has-saved-queue.ts'
import type { Queue } from './queue.ts'

export type SavedQueue = { queue: Queue; place: Pick<AudioState, 'part' | 'seconds'>; volume: number }

/** Keeps what plays for this tab, so that a page which is loaded anew can offer it again. */
export function saveQueue(kept: SavedQueue): void {
  try {
    sessionStorage.setItem(SAVED_QUEUE_KEY, JSON.stringify(kept))
  } catch {
    // It plays on for as long as no page is loaded anew.
  }
}

/** The saved queue of this tab; undefined where there is none, or in the format of an older version. */
export function readSavedQueue(): SavedQueue | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SAVED_QUEUE_KEY) ?? 'null')
    return isSavedQueue(kept) ? kept : undefined
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

function isSavedQueue(kept: unknown): kept is SavedQueue {
  const { queue, place, volume } = (kept ?? {}) as Partial<SavedQueue>
  const track = queue?.tracks?.[place?.part ?? -1]
  return (
    [queue?.slug, queue?.title, queue?.artist, track?.title, track?.src].every((word) => typeof word === 'string') &&
    [place?.seconds, volume, track?.seconds, queue?.picture?.width].every(Number.isFinite) &&
    Array.isArray(queue?.picture?.sources)
  )
}

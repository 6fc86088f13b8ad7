import type { AudioState } from '@dabali/ui/audio-playback'
import { KEPT_NAME } from './has-kept.ts'
import type { Queue } from './queue.ts'

export type KeptQueue = { queue: Queue; place: Pick<AudioState, 'part' | 'seconds'>; volume: number }

/** Keeps what plays for this tab, so that a page which is loaded anew can offer it again. */
export function keepQueue(kept: KeptQueue): void {
  try {
    sessionStorage.setItem(KEPT_NAME, JSON.stringify(kept))
  } catch {
    // It plays on for as long as no page is loaded anew.
  }
}

/** What was in the player of this tab; nothing where there was none, or where it was kept by an older site. */
export function keptQueue(): KeptQueue | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_NAME) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetQueue(): void {
  try {
    sessionStorage.removeItem(KEPT_NAME)
  } catch {
    // Then there is nothing kept either.
  }
}

function isKept(kept: unknown): kept is KeptQueue {
  const { queue, place, volume } = (kept ?? {}) as Partial<KeptQueue>
  const track = queue?.tracks?.[place?.part ?? -1]
  return (
    [queue?.slug, queue?.title, queue?.artist, track?.title, track?.src].every((word) => typeof word === 'string') &&
    [place?.seconds, volume, track?.seconds, queue?.picture?.width].every(Number.isFinite) &&
    Array.isArray(queue?.picture?.sources)
  )
}

import type { AudioPlayback } from '@dabali/ui/audio-playback'
import { useSyncExternalStore } from 'react'
import type { Queue } from './queue.ts'

export const SAVED_QUEUE_KEY = 'player'

/** Whether this tab has a saved queue. */
export function hasSavedQueue(): boolean {
  try {
    return sessionStorage.getItem(SAVED_QUEUE_KEY) !== null
  } catch {
    return false
  }
}

/** The state of the player that pages show. */
export type NowPlaying = { queue: Queue; playback: AudioPlayback; part: number; isPlaying: boolean }

/** Null while the player is closed. */
type Now = NowPlaying | null

let now: Now = null
const listeners = new Set<() => void>()

export const nowPlaying = (): Now => now

export function setNowPlaying(next: Now): void {
  now = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const notHydrated = () => undefined

/** Undefined before hydration. */
export const useNowPlaying = (): Now | undefined => useSyncExternalStore(subscribe, nowPlaying, notHydrated)

import type { KeptPlace, Place } from './kept-places.ts'
import { isSamePlace } from './time-locator.ts'

/** What the shop has of a work: a place, or none that can be gone to. */
export type SavedPlace = { place: Place | undefined; progress: number; version: number; device: string | null }

/** Where it begins, over which version; `other` is a place of another device that is asked about. */
export type Meeting = { start: Place; kept: KeptPlace | undefined; version: number; other?: SavedPlace }

const BEGINNING: Place = { part: 0, seconds: 0 }

/**
 * Where a work begins that may have been left here and elsewhere: whoever opens it here for the first time begins where they
 * were elsewhere; whoever has a place here stays there, and is asked.
 */
export function meetPlaces(kept: KeptPlace | undefined, saved: SavedPlace): Meeting {
  const { place, progress } = saved
  // A page that was kept on the device may be older than what this device has sent since.
  const version = Math.max(saved.version, kept?.version ?? 0)
  if (!kept) {
    const first = place && { ...place, progress, version, isSaved: true }
    return { start: place ?? BEGINNING, kept: first, version }
  }
  if (!place || saved.version <= kept.version) return { start: kept, kept, version }
  if (isSamePlace(kept, place)) return { start: kept, kept: { ...kept, version, isSaved: true }, version }
  return { start: kept, kept, version: kept.version, other: saved }
}

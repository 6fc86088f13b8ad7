import type { Locator, ReadingPosition } from '@dabali/api-client'
import { isSamePlace } from './locator.ts'

/** Where this device left a book: the place, the version it was written over, and whether the shop has it. */
export type KeptPosition = {
  locator: Locator
  progress: number
  version: number
  isSaved: boolean
  /** What was sent last; its answer may have been lost. */
  sent?: Locator | undefined
}

/** What to do when both places are known: nothing, send ours, begin where the shop says, or ask. */
type Meeting =
  | { kind: 'same'; kept: KeptPosition | undefined }
  | { kind: 'send'; kept: KeptPosition }
  | { kind: 'begin'; kept: KeptPosition }
  | { kind: 'ask'; other: ReadingPosition }

/**
 * What follows from where this device was and what the shop has: whoever opens a book here for the first time begins where
 * they were elsewhere; whoever has a place here is asked, and never moved.
 */
export function meet(kept: KeptPosition | undefined, saved: ReadingPosition): Meeting {
  const { locator, progress, version } = saved
  if (!locator) return kept ? { kind: 'send', kept: { ...kept, version, isSaved: false } } : { kind: 'same', kept }
  if (!kept) return { kind: 'begin', kept: { locator, progress, version, isSaved: true } }
  if (isSamePlace(kept.locator, locator)) return { kind: 'same', kept: { ...kept, version, isSaved: true } }
  const isOwn = kept.sent !== undefined && isSamePlace(kept.sent, locator)
  if (version > kept.version && !isOwn) return { kind: 'ask', other: saved }
  return { kind: 'send', kept: { ...kept, version, isSaved: false } }
}

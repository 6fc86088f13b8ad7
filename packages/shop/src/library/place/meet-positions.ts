import type { Locator, ReadingPosition } from '@dabali/api-client'
import type { KeptPosition } from './kept-positions.ts'

/** Whether two locators are the same place, as far as somebody can tell. */
export type IsSamePlace = (one: Locator, other: Locator) => boolean

/** Where this device is from now on; `other` is a place of another device that is asked about. */
type Meeting = { kept: KeptPosition | undefined; other?: ReadingPosition }

/**
 * What follows from where this device was and what the shop has: whoever opens a work here for the first time begins where
 * they were elsewhere; whoever has a place here is asked, and never moved. The newest known version wins: a page that was
 * kept on the device may be older than what this device has sent since.
 */
export function meetPositions(
  kept: KeptPosition | undefined,
  saved: ReadingPosition,
  isSamePlace: IsSamePlace,
): Meeting {
  const { locator, progress, version } = saved
  if (!kept) return { kept: locator ? { locator, progress, version, isSaved: true } : undefined }
  if (version < kept.version) return { kept }
  if (!locator) return { kept: { ...kept, version } }
  if (isSamePlace(kept.locator, locator)) return { kept: { ...kept, version, isSaved: true, sent: undefined } }
  if (version === kept.version) return { kept }
  const isOwn = kept.sent?.some((own) => isSamePlace(own, locator))
  return isOwn ? { kept: { ...kept, version, isSaved: false, sent: undefined } } : { kept, other: saved }
}

import type { Locator } from '@dabali/api-client'
import type { Place } from './kept-places.ts'

type Part = { type: string; title: string; seconds?: number | null }

const HREF = /^part-(\d+)$/
const SECONDS = /^t=(\d+(?:\.\d+)?)/
const SAME_SECONDS = 1

/** A place in what takes time, as Readium writes it: `part-1` and `t=760`. Parts are counted from one there. */
export function timeLocator(
  { part, seconds }: Place,
  progress: number,
  { type, title, seconds: length }: Part,
): Locator {
  const time = Math.max(0, Math.floor(seconds))
  return {
    href: `part-${part + 1}`,
    type,
    title,
    locations: {
      fragments: [`t=${time}`],
      position: part + 1,
      totalProgression: progress,
      ...(length && { progression: Math.min(time / length, 1) }),
    },
  }
}

/** The place that a locator names; none where it is one in a book that is read, or in a part that is not there. */
export function placeOfLocator(locator: Locator | null, parts: number): Place | undefined {
  const [, number] = HREF.exec(locator?.href ?? '') ?? []
  const [, seconds] = SECONDS.exec(locator?.locations?.fragments?.[0] ?? '') ?? []
  const part = Number(number) - 1
  return number !== undefined && part >= 0 && part < parts ? { part, seconds: Number(seconds ?? 0) } : undefined
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.part === other.part && Math.abs(Math.floor(one.seconds) - Math.floor(other.seconds)) <= SAME_SECONDS

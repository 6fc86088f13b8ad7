import type { Locator } from '@dabali/api-client'

/** A second of a part, both counted from nought. */
export type Place = { part: number; seconds: number }

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
export function placeOfLocator(locator: Locator | null | undefined, parts: number): Place | undefined {
  const place = locator && placeOf(locator)
  return place && place.part >= 0 && place.part < parts ? place : undefined
}

function placeOf({ href, locations }: Locator): Place {
  const [, number = 0] = HREF.exec(href) ?? []
  const [, seconds = 0] = SECONDS.exec(locations?.fragments?.[0] ?? '') ?? []
  return { part: Number(number) - 1, seconds: Math.floor(Number(seconds)) }
}

/** Whether two locators are the same second of the same part, give or take one. */
export function isSameTime(one: Locator, other: Locator): boolean {
  const [here, there] = [placeOf(one), placeOf(other)]
  return here.part === there.part && Math.abs(here.seconds - there.seconds) <= SAME_SECONDS
}

import type { Locator, ReadingPosition } from '@dabali/api-client'
import type { PositionCalls } from './position-calls.ts'
import { positionKeeper } from './position-keeper.ts'
import { isSameTime, type Place, placeOfLocator, timeLocator } from './time-locator.ts'

type PlacePart = { type: string; title: string; seconds: number | null }

/** Where another device is in what takes time. */
export type OtherPlace = { place: Place; device: string | null }

type PlaceKeeperOptions = {
  id: string
  calls: PositionCalls
  /** What the shop had when the page was made. */
  saved: ReadingPosition
  parts: readonly PlacePart[]
  /** Another device has gone on; none: it has been answered. */
  onOther: (other: OtherPlace | undefined) => void
}

export type PlaceKeeper = ReturnType<typeof placeKeeper>

const BEGINNING: Place = { part: 0, seconds: 0 }

/** Keeps where somebody is in what takes time: in which part, at which second. */
export function placeKeeper({ id, calls, saved, parts, onOther }: PlaceKeeperOptions) {
  const placeOf = (locator: Locator | null | undefined) => placeOfLocator(locator, parts.length)
  const { meet, here, note, leave, go, stay, watch } = positionKeeper({
    // A work that is read as well is left at two places.
    id: `time ${id}`,
    calls,
    isSamePlace: isSameTime,
    isPlace: (locator) => placeOf(locator) !== undefined,
    onOther: (other) => onOther(other && { place: placeOf(other.locator) ?? BEGINNING, device: other.device }),
  })
  meet(saved)

  return {
    start: placeOf(here()?.locator) ?? BEGINNING,
    /** How far that is in all of it. */
    progress: here()?.progress ?? 0,
    /** Keeps a place here, and sends it in a while; soon where somebody stopped or went elsewhere. */
    keep(place: Place, progress: number, { soon = false } = {}) {
      const known = placeOf(here()?.locator)
      const isKnown = known?.part === place.part && known.seconds === Math.floor(place.seconds)
      if (isKnown && soon) void leave()
      if (isKnown) return
      const part = parts[place.part] ?? { type: 'audio/mpeg', title: '', seconds: null }
      note(timeLocator(place, progress, part), progress, soon ? 'soon' : 'later')
    },
    goThere: () => placeOf(go()),
    stayHere: stay,
    watch,
  }
}

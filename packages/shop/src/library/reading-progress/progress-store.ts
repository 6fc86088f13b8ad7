import type { Locator, ReadingPosition } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { interpolate } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { createPositionSync, type PositionCalls } from './position-sync.ts'

/** A second of a part, both counted from nought. */
export type PlaybackPosition = { part: number; seconds: number }

type Part = { type: string; title: string; seconds?: number | null }

const HREF = /^part-(\d+)$/
const SECONDS = /^t=(\d+(?:\.\d+)?)/
const SAME_SECONDS = 1

/** A place in what takes time, as Readium writes it: `part-1` and `t=760`. Parts are counted from one there. */
export function timeLocator(
  { part, seconds }: PlaybackPosition,
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
export function positionOfLocator(locator: Locator | null | undefined, parts: number): PlaybackPosition | undefined {
  const position = locator && parseLocator(locator)
  return position && position.part >= 0 && position.part < parts ? position : undefined
}

function parseLocator({ href, locations }: Locator): PlaybackPosition {
  const [, number = 0] = HREF.exec(href) ?? []
  const [, seconds = 0] = SECONDS.exec(locations?.fragments?.[0] ?? '') ?? []
  return { part: Number(number) - 1, seconds: Math.floor(Number(seconds)) }
}

/** Whether two locators are the same second of the same part, give or take one. */
export function isSameTime(one: Locator, other: Locator): boolean {
  const [here, there] = [parseLocator(one), parseLocator(other)]
  return here.part === there.part && Math.abs(here.seconds - there.seconds) <= SAME_SECONDS
}

type Around = { parts: number; language: Language; texts: { part: string } }

/** A place in what takes time: "part 3, 12:40"; what has one part is not counted. */
export function positionText({ part, seconds }: PlaybackPosition, { parts, language, texts }: Around): string {
  const time = clockText(seconds, language)
  return parts > 1 ? interpolate(texts.part, { part: writeDigits(part + 1, language), time }) : time
}

type ProgressPart = { type: string; title: string; seconds: number | null }

/** Where another device is in what takes time. */
export type OtherPosition = { position: PlaybackPosition; device: string | null }

type ProgressStoreOptions = {
  id: string
  calls: PositionCalls
  /** What the shop had when the page was made. */
  saved: ReadingPosition
  parts: readonly ProgressPart[]
  /** Another device has gone on; none: it has been answered. */
  onOther: (other: OtherPosition | undefined) => void
}

export type ProgressStore = ReturnType<typeof createProgressStore>

const BEGINNING: PlaybackPosition = { part: 0, seconds: 0 }

/** Keeps where somebody is in what takes time: in which part, at which second. */
export function createProgressStore({ id, calls, saved, parts, onOther }: ProgressStoreOptions) {
  const parseLocator = (locator: Locator | null | undefined) => positionOfLocator(locator, parts.length)
  const { receive, here, note, leave, go, stay, watch } = createPositionSync({
    // A work that is read as well is left at two places.
    id: `time ${id}`,
    calls,
    isSamePosition: isSameTime,
    isValidPosition: (locator) => parseLocator(locator) !== undefined,
    onOther: (other) => onOther(other && { position: parseLocator(other.locator) ?? BEGINNING, device: other.device }),
  })
  receive(saved)

  return {
    start: parseLocator(here()?.locator) ?? BEGINNING,
    /** How far that is in all of it. */
    progress: here()?.progress ?? 0,
    /** Keeps a place here, and sends it in a while; soon where somebody stopped or went elsewhere. */
    keep(position: PlaybackPosition, progress: number, { soon = false } = {}) {
      const known = parseLocator(here()?.locator)
      const isKnown = known?.part === position.part && known.seconds === Math.floor(position.seconds)
      if (isKnown && soon) void leave()
      if (isKnown) return
      const part = parts[position.part] ?? { type: 'audio/mpeg', title: '', seconds: null }
      note(timeLocator(position, progress, part), progress, soon ? 'soon' : 'later')
    },
    goThere: () => parseLocator(go()),
    stayHere: stay,
    watch,
  }
}

import type { Locator, ReadingPosition } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { interpolate } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { createPositionSync, type PositionCalls } from './position-sync.ts'

/** A second within a part, both zero-based. */
export type PlaybackPosition = { part: number; seconds: number }

type Part = { type: string; title: string; seconds?: number | null }

const HREF = /^part-(\d+)$/
const SECONDS = /^t=(\d+(?:\.\d+)?)/
const SAME_SECONDS = 1

/** A Readium locator for audio and video: `part-1` and `t=760`; parts are one-based there. */
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

/** The playback position of a locator; undefined for text locators and unknown parts. */
export function positionOfLocator(locator: Locator | null | undefined, parts: number): PlaybackPosition | undefined {
  const position = locator && parseLocator(locator)
  return position && position.part >= 0 && position.part < parts ? position : undefined
}

function parseLocator({ href, locations }: Locator): PlaybackPosition {
  const [, number = 0] = HREF.exec(href) ?? []
  const [, seconds = 0] = SECONDS.exec(locations?.fragments?.[0] ?? '') ?? []
  return { part: Number(number) - 1, seconds: Math.floor(Number(seconds)) }
}

/** Whether two locators are the same part and second, with a tolerance of one. */
export function isSameTime(one: Locator, other: Locator): boolean {
  const [here, there] = [parseLocator(one), parseLocator(other)]
  return here.part === there.part && Math.abs(here.seconds - there.seconds) <= SAME_SECONDS
}

type Around = { parts: number; language: Language; texts: { part: string } }

/** A position as text: "part 3, 12:40"; a single part is not numbered. */
export function positionText({ part, seconds }: PlaybackPosition, { parts, language, texts }: Around): string {
  const time = clockText(seconds, language)
  return parts > 1 ? interpolate(texts.part, { part: writeDigits(part + 1, language), time }) : time
}

type ProgressPart = { type: string; title: string; seconds: number | null }

/** The playback position of another device. */
export type OtherPosition = { position: PlaybackPosition; device: string | null }

type ProgressStoreOptions = {
  id: string
  calls: PositionCalls
  /** The server's position at render time. */
  saved: ReadingPosition
  parts: readonly ProgressPart[]
  /** Called with the conflicting position; undefined when it is resolved. */
  onOther: (other: OtherPosition | undefined) => void
}

export type ProgressStore = ReturnType<typeof createProgressStore>

const BEGINNING: PlaybackPosition = { part: 0, seconds: 0 }

/** Stores the playback position: part and second. */
export function createProgressStore({ id, calls, saved, parts, onOther }: ProgressStoreOptions) {
  const parseLocator = (locator: Locator | null | undefined) => positionOfLocator(locator, parts.length)
  const { receive, here, note, leave, go, stay, watch } = createPositionSync({
    // An item with text has a second position.
    id: `time ${id}`,
    calls,
    isSamePosition: isSameTime,
    isValidPosition: (locator) => parseLocator(locator) !== undefined,
    onOther: (other) => onOther(other && { position: parseLocator(other.locator) ?? BEGINNING, device: other.device }),
  })
  receive(saved)

  return {
    start: parseLocator(here()?.locator) ?? BEGINNING,
    /** The share of the whole. */
    progress: here()?.progress ?? 0,
    /** Records a position; `soon` after a pause or seek. */
    save(position: PlaybackPosition, progress: number, { soon = false } = {}) {
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

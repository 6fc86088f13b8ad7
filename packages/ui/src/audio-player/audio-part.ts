import type { DurationTexts } from '../time-text/time-text.ts'

/** A part of what is heard: a chapter, a song. */
export type AudioPart = {
  title: string
  /** The stated length; null until the file is loaded. */
  seconds: number | null
  /** The same as a file to keep. */
  download?: string | null
}

/** A second of a part, both counted from nought. */
export type AudioPosition = { part: number; seconds: number }

/** What is heard may be heard no more; its message is for the listener. */
export class AudioAccessEnded extends Error {
  override readonly name = 'AudioClosed'
}

type Lengths = readonly (number | null)[]

/** How much of the whole lies before a place, from 0 to 1; parts of unknown length count as equally long. */
export function playedShare({ part, seconds }: AudioPosition, lengths: Lengths): number {
  const whole = sum(lengths)
  if (whole !== undefined && whole > 0) {
    return within((sum(lengths.slice(0, part)) ?? 0) + Math.min(seconds, lengths[part] ?? 0), whole)
  }
  const length = lengths[part]
  const inPart = length ? within(seconds, length) : 0
  return within(part + inPart, Math.max(lengths.length, 1))
}

/** The seconds that are still to come, where all lengths are known. */
export function remainingSeconds({ part, seconds }: AudioPosition, lengths: Lengths): number | undefined {
  const coming = sum(lengths.slice(part))
  return coming === undefined ? undefined : Math.max(coming - seconds, 0)
}

function sum(lengths: Lengths): number | undefined {
  let whole = 0
  for (const length of lengths) {
    if (length === null) return undefined
    whole += length
  }
  return whole
}

const within = (value: number, most: number) => Math.min(Math.max(value / most, 0), 1)

/** The words of the audio player; what stands in braces is filled in by the player. */
export type AudioTexts = DurationTexts & {
  play: string
  pause: string
  back: string
  forward: string
  previous: string
  next: string
  /** What the line of the time is called, and what it says: `{time}`, `{whole}`. */
  place: string
  placeOf: string
  speed: string
  sleep: string
  sleepOff: string
  /** `{minutes}` */
  sleepAfter: string
  sleepPart: string
  /** `{time}` */
  sleepLeft: string
  volume: string
  mute: string
  unmute: string
  parts: string
  /** `{part}`, `{parts}` */
  partOf: string
  /** `{percent}` */
  heard: string
  /** `{time}` */
  left: string
  loading: string
  lineLost: string
  broken: string
  retry: string
  over: string
}

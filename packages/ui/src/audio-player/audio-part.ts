import type { DurationTexts } from '../time-text/time-text.ts'

/** A part of an audio work: a chapter or a song. */
export type AudioPart = {
  title: string
  /** The declared length; null until the file is loaded. */
  seconds: number | null
  /** The URL of the download. */
  download?: string | null
}

/** A position: part and second, both from 0. */
export type AudioPosition = { part: number; seconds: number }

/** Access to the audio has ended; the message is shown to the listener. */
export class AudioAccessEnded extends Error {
  override readonly name = 'AudioClosed'
}

type Lengths = readonly (number | null)[]

/** The share of the total before a position, from 0 to 1; parts of unknown length count as equally long. */
export function playedShare({ part, seconds }: AudioPosition, lengths: Lengths): number {
  const whole = sum(lengths)
  if (whole !== undefined && whole > 0) {
    return within((sum(lengths.slice(0, part)) ?? 0) + Math.min(seconds, lengths[part] ?? 0), whole)
  }
  const length = lengths[part]
  const inPart = length ? within(seconds, length) : 0
  return within(part + inPart, Math.max(lengths.length, 1))
}

/** The remaining seconds, if all lengths are known. */
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

/** The texts of the audio player, with placeholders in braces. */
export type AudioTexts = DurationTexts & {
  play: string
  pause: string
  back: string
  forward: string
  previous: string
  next: string
  /** The name of the seek bar, and its value: `{time}`, `{whole}`. */
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

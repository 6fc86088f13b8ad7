import type { DurationTexts } from '../time-text/time-text.ts'

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

import { formatNumber, type Language, writeDigits } from '@dabali/domain'

/** Texts with `{count}` for the number one and for all others. */
export type PluralText = Readonly<{ one: string; other: string }>

export const formatPlural = ({ one, other }: PluralText, count: number, language: Language): string =>
  (count === 1 ? one : other).replace('{count}', formatNumber(count, language))

/** The time of the server, and when it arrived by the monotonic clock of this page. */
export type ServerClock = { now: string; at: number }

/** Seconds until a moment by the clock of the server, as that of the device may be wrong; 0 for a past moment. */
export function secondsUntil(moment: string, clock: ServerClock, at: number): number {
  const serverNow = Date.parse(clock.now) + (at - clock.at)
  return Math.max(0, Math.ceil((Date.parse(moment) - serverNow) / 1000))
}

const DAY_SECONDS = 24 * 60 * 60

/** The whole days of a countdown and the rest as `00:12:40`. */
export function countdownParts(seconds: number, language: Language): { days: number; clock: string } {
  const left = seconds % DAY_SECONDS
  const parts = [left / 3600, (left / 60) % 60, left % 60].map((part) => String(Math.floor(part)).padStart(2, '0'))
  return { days: Math.floor(seconds / DAY_SECONDS), clock: writeDigits(parts.join(':'), language) }
}

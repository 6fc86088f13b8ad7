import { writeDigits } from '@dabali/domain'

/** Seconds as a clock, in the digits of the language: `1:42`, `2:14:08`. */
export function clockText(seconds: number, language: string): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const two = (number: number) => String(number).padStart(2, '0')
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
  return writeDigits(clock, language)
}

export type DurationTexts = {
  hour: string
  hours: string
  minute: string
  minutes: string
  second: string
  seconds: string
}

/** A duration for screen readers: `1 hour 2 minutes`, `40 seconds`; without seconds from one hour on. */
export function durationText(seconds: number, texts: DurationTexts, language: string): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const count = (number: number, one: string, many: string) =>
    number > 0 ? [`${writeDigits(number, language)} ${number === 1 ? one : many}`] : []
  const words = [
    ...count(hours, texts.hour, texts.hours),
    ...count(minutes, texts.minute, texts.minutes),
    ...(hours > 0 ? [] : count(whole % 60, texts.second, texts.seconds)),
  ]
  return words.join(' ') || `${writeDigits(0, language)} ${texts.seconds}`
}

import { writeDigits } from '@dabali/domain'

/** Seconds as a clock has them, in the digits of the language: `1:42`, `2:14:08`. */
export function clockText(seconds: number, language: string): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const two = (number: number) => String(number).padStart(2, '0')
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
  return writeDigits(clock, language)
}

import { describe, expect, it } from 'vitest'
import { countdownParts, secondsUntil } from './format.ts'

describe('secondsUntil', () => {
  const clock = { now: '2026-12-12T12:00:00.000Z', at: 5_000 }

  it.each([
    { passed: 0, left: 600 },
    { passed: 1, left: 600 },
    { passed: 1_000, left: 599 },
    { passed: 599_999, left: 1 },
    { passed: 600_000, left: 0 },
    { passed: 900_000, left: 0 },
  ])('$passed ms after the server was asked, $left seconds are left', ({ passed, left }) => {
    expect(secondsUntil('2026-12-12T12:10:00.000Z', clock, clock.at + passed)).toBe(left)
  })
})

describe('countdownParts', () => {
  it.each([
    { seconds: 0, language: 'en', days: 0, clock: '00:00:00' },
    { seconds: 760, language: 'en', days: 0, clock: '00:12:40' },
    { seconds: 86_399, language: 'en', days: 0, clock: '23:59:59' },
    { seconds: 86_400, language: 'en', days: 1, clock: '00:00:00' },
    { seconds: 270_000, language: 'ne', days: 3, clock: '०३:००:००' },
  ] as const)('$seconds seconds are $days days and $clock', ({ seconds, language, days, clock }) => {
    expect(countdownParts(seconds, language)).toEqual({ days, clock })
  })
})

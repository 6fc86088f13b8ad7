import { describe, expect, it } from 'vitest'
import { offsetText, timeAtOffset } from './time-at-offset.ts'

describe('a time at an offset from UTC', () => {
  const WINTER = Date.parse('2026-12-31T18:20:00Z')

  // Compared with `Intl`, which the page does without.
  it.each([
    ['Asia/Kathmandu', 345, 'UTC+05:45', '2027-01-01T00:05'],
    ['America/St_Johns', -210, 'UTC-03:30', '2026-12-31T14:50'],
    ['Europe/London', 0, 'UTC', '2026-12-31T18:20'],
    ['Pacific/Kiritimati', 840, 'UTC+14:00', '2027-01-01T08:20'],
  ])('in %s', (timeZone, minutes, offset, time) => {
    const longOffset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    const name = longOffset.formatToParts(WINTER).find(({ type }) => type === 'timeZoneName')?.value
    expect(name?.replace('GMT', 'UTC').replace('+00:00', '')).toBe(offset)
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    expect(clock.format(WINTER).replace(' ', 'T')).toBe(time)
    expect([offsetText(minutes), timeAtOffset(WINTER, minutes)]).toEqual([offset, time])
  })
})

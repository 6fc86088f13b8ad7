import { describe, expect, it } from 'vitest'
import { secondsUntilNextChange } from './cache-until.ts'

const NOW = Date.parse('2026-12-11T12:00:00.000Z')
const eventDate = {
  doors_at: '2026-12-11T12:10:00.000Z',
  starts_at: '2026-12-11T12:45:00.000Z',
  ends_at: '2026-12-11T20:15:00.000Z',
  replay_until: null,
}

describe('untilNextChange', () => {
  it.each([
    ['before the doors', '2026-12-11T12:00:00.000Z', 600],
    ['between the doors and the beginning', '2026-12-11T12:15:00.000Z', 1800],
    ['in the night', '2026-12-11T20:00:00.000Z', 900],
    ['a moment before the doors, whose clock may be behind', '2026-12-11T12:09:55.000Z', 30],
    ['when all is over', '2026-12-12T00:00:00.000Z', 30 * 86_400],
    ['months before', '2026-06-01T00:00:00.000Z', 30 * 86_400],
  ])('%s', (_, now, seconds) => {
    expect(secondsUntilNextChange([eventDate], Date.parse(now))).toBe(seconds)
  })

  it('counts the end of the recording', () => {
    const seen = { ...eventDate, replay_until: '2026-12-12T00:01:00.000Z' }
    expect(secondsUntilNextChange([seen], Date.parse('2026-12-12T00:00:00.000Z'))).toBe(60)
  })

  it('takes the nearest of several nights, and is long where there is none', () => {
    const other = { ...eventDate, doors_at: '2026-12-11T12:05:00.000Z' }
    expect(secondsUntilNextChange([eventDate, other], NOW)).toBe(300)
    expect(secondsUntilNextChange([], NOW)).toBe(30 * 86_400)
  })
})

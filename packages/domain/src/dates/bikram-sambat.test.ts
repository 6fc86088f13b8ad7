import { toBik } from 'bikram-sambat'
import NepaliDate from 'nepali-date-converter'
import { describe, expect, it } from 'vitest'
import { bikramSambat } from './bikram-sambat.ts'

const FIRST = Date.UTC(1943, 3, 14)
const LAST = Date.UTC(2027, 3, 13)
const DAY = 86_400_000

function localDateOf(instant: number) {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), time: '' }
}

describe('bikramSambat', () => {
  it('agrees with two independent tables on every day that it holds', () => {
    for (let instant = FIRST; instant <= LAST; instant += DAY) {
      const common = localDateOf(instant)
      const ours = bikramSambat(common)
      const theirs = new NepaliDate(new Date(common.year, common.month - 1, common.day, 12))
      const iso = new Date(instant).toISOString().slice(0, 10)
      expect({ iso, ...ours }).toEqual({ iso, ...toBik(iso), time: '' })
      expect({ iso, ...ours }).toEqual({
        iso,
        year: theirs.getYear(),
        month: theirs.getMonth() + 1,
        day: theirs.getDate(),
        time: '',
      })
    }
  })

  it.each([FIRST - DAY, LAST + DAY])('does not guess beyond it', (instant) => {
    expect(bikramSambat(localDateOf(instant))).toBeUndefined()
  })

  it('keeps the time', () => {
    expect(bikramSambat({ year: 2026, month: 11, day: 20, time: '18:30' })?.time).toBe('18:30')
  })
})

import { toBik } from 'bikram-sambat'
import NepaliDate from 'nepali-date-converter'
import { describe, expect, it } from 'vitest'
import { bikramSambat, displayNepaliDate, nepaliMonthDays } from './display-nepali-date.ts'
import { addDays } from './event-period.ts'

const FIRST = Date.UTC(1943, 3, 14)
const LAST = Date.UTC(2027, 3, 13)
const DAY = 86_400_000

function localDateOf(instant: number) {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), time: '' }
}

describe('bikramSambat', () => {
  it('agrees with two independent tables on every day of its range', () => {
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

  it.each([FIRST - DAY, LAST + DAY])('is undefined outside the range', (instant) => {
    expect(bikramSambat(localDateOf(instant))).toBeUndefined()
  })

  it('keeps the time', () => {
    expect(bikramSambat({ year: 2026, month: 11, day: 20, time: '18:30' })?.time).toBe('18:30')
  })
})

describe('displayNepaliDate', () => {
  it.each([
    { value: '2026-04-14', shown: 'वैशाख १, २०८३' },
    { value: '2026-05-15', shown: 'जेठ १, २०८३' },
    { value: '2026-06-15', shown: 'असार १, २०८३' },
    { value: '2026-07-17', shown: 'साउन १, २०८३' },
    { value: '2026-08-17', shown: 'भदौ १, २०८३' },
    { value: '2026-09-17', shown: 'असोज १, २०८३' },
    { value: '2026-10-18', shown: 'कात्तिक १, २०८३' },
    { value: '2026-11-17', shown: 'मङ्सिर १, २०८३' },
    { value: '2026-12-16', shown: 'पुस १, २०८३' },
    { value: '2027-01-15', shown: 'माघ १, २०८३' },
    { value: '2027-02-13', shown: 'फागुन १, २०८३' },
    { value: '2027-03-15', shown: 'चैत १, २०८३' },
    { value: '1943-04-14', shown: 'वैशाख १, २०००' },
    { value: '2015-04-25 11:56', shown: 'वैशाख १२, २०७२ ११:५६' },
    { value: '2026-12-12T12:45:00Z', shown: 'मङ्सिर २६, २०८३ १८:३०' },
    { value: '2026-11-16T18:15:00Z', shown: 'मङ्सिर १, २०८३ ००:००' },
  ])('$value is $shown', ({ value, shown }) => {
    expect(displayNepaliDate(value)).toBe(shown)
  })

  it.each([
    { value: '2027-04-13', shown: 'चैत ३०, २०८३' },
    { value: '2027-04-14', shown: 'अप्रिल १४, २०२७' },
    { value: '1943-04-13', shown: 'अप्रिल १३, १९४३' },
    { value: '0005-01-01', shown: 'जनवरी १, ०००५' },
    { value: '2028-01-01', shown: 'जनवरी १, २०२८' },
    { value: '2028-02-29', shown: 'फेब्रुअरी २९, २०२८' },
    { value: '2028-03-01', shown: 'मार्च १, २०२८' },
    { value: '2028-05-01', shown: 'मे १, २०२८' },
    { value: '2028-06-01', shown: 'जुन १, २०२८' },
    { value: '2028-07-01', shown: 'जुलाई १, २०२८' },
    { value: '2028-08-01', shown: 'अगस्ट १, २०२८' },
    { value: '2028-09-01', shown: 'सेप्टेम्बर १, २०२८' },
    { value: '2028-10-01', shown: 'अक्टोबर १, २०२८' },
    { value: '2028-11-01', shown: 'नोभेम्बर १, २०२८' },
    { value: '2028-12-31T09:05', shown: 'डिसेम्बर ३१, २०२८ ०९:०५' },
  ])('$value, at the edge of the table or beyond it, is $shown', ({ value, shown }) => {
    expect(displayNepaliDate(value)).toBe(shown)
  })

  it.each(['soon', '2026-02-29'])('returns %s, which is no valid date, unchanged', (value) => {
    expect(displayNepaliDate(value)).toBe(value)
  })

  it.each(['', null, undefined])('returns an empty text for %j', (value) => {
    expect(displayNepaliDate(value)).toBe('')
  })
})

describe('nepaliMonthDays', () => {
  it.each([
    ['2083-08', '2026-11-17', '2026-12-15'],
    ['2083-01', '2026-04-14', '2026-05-14'],
    ['2083-12', '2027-03-15', '2027-04-13'],
    ['2000-01', '1943-04-14', '1943-05-13'],
  ])('%s is from %s to %s', (month, from, to) => {
    expect(nepaliMonthDays(month)).toEqual({ from, to })
  })

  it('gives months that follow each other without a gap, as displayNepaliDate shows them', () => {
    let next = '1943-04-14'
    for (let year = 2000; year <= 2083; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const days = nepaliMonthDays(`${year}-${String(month).padStart(2, '0')}`)
        expect(days?.from).toBe(next)
        next = addDays(days?.to ?? '', 1)
        expect(displayNepaliDate(days?.from)).toMatch(/ १, /)
      }
    }
    expect(next).toBe('2027-04-14')
  })

  it.each(['', '2083', '2083-8', '2083-00', '2083-13', '1999-12', '2084-01', '२०८३-०८', '2083-08-01'])(
    'is undefined for %j',
    (month) => {
      expect(nepaliMonthDays(month)).toBeUndefined()
    },
  )
})

import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayInNepal, monthWeeks, parseDayRange, timeInNepal, weekdayOf } from './event-period.ts'

/** 13:45 on a Wednesday in Nepal. */
const NOW = new Date('2026-12-16T08:00:00Z')

describe('parseDayRange', () => {
  it.each([
    ['today', { from: '2026-12-16', to: '2026-12-16' }],
    ['this-week', { from: '2026-12-13', to: '2026-12-19' }],
    ['this-weekend', { from: '2026-12-18', to: '2026-12-20' }],
    ['this-month', { from: '2026-12-01', to: '2026-12-31' }],
    ['2026-02', { from: '2026-02-01', to: '2026-02-28' }],
    ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
    ['2000-01', { from: '2000-01-01', to: '2000-01-31' }],
    ['2099-12', { from: '2099-12-01', to: '2099-12-31' }],
    ['2026-12-13', { from: '2026-12-13', to: '2026-12-13' }],
    ['2026-12-13..2026-12-13', { from: '2026-12-13', to: '2026-12-13' }],
    ['2026-12-31..2027-01-02', { from: '2026-12-31', to: '2027-01-02' }],
  ])('%s is %j', (text, range) => {
    expect(parseDayRange(text, NOW)).toEqual(range)
  })

  it.each([
    // Saturday 23:59 and Sunday 00:00 in Nepal.
    ['2026-12-19T18:14:00Z', { from: '2026-12-13', to: '2026-12-19' }, { from: '2026-12-18', to: '2026-12-20' }],
    ['2026-12-19T18:15:00Z', { from: '2026-12-20', to: '2026-12-26' }, { from: '2026-12-18', to: '2026-12-20' }],
    // A Monday and a Friday.
    ['2026-12-21T06:00:00Z', { from: '2026-12-20', to: '2026-12-26' }, { from: '2026-12-25', to: '2026-12-27' }],
    ['2026-12-25T06:00:00Z', { from: '2026-12-20', to: '2026-12-26' }, { from: '2026-12-25', to: '2026-12-27' }],
  ])('at %s the week is %j and the weekend %j', (now, week, weekend) => {
    expect(parseDayRange('this-week', new Date(now))).toEqual(week)
    expect(parseDayRange('this-weekend', new Date(now))).toEqual(weekend)
  })

  it('the month of the first minute in Nepal', () => {
    expect(parseDayRange('this-month', new Date('2026-12-31T18:15:00Z'))).toEqual({
      from: '2027-01-01',
      to: '2027-01-31',
    })
  })

  it.each([
    '',
    'tomorrow',
    'This-week',
    '2026-13',
    '2026-00',
    '1999-12',
    '2100-01',
    '2026-12-',
    'x2026-12',
    '2026-123',
    '2026-02-30',
    '1999-12-31',
    '2100-01-01',
    '2026-12-13T18:00',
    '2026-12-20..2026-12-13',
    '2026-12-13..',
    '..2026-12-13',
    '2026-12-13..2026-12-14..2026-12-15',
    '2026-12-13..2026-02-30',
    '2026-02-30..2026-12-13',
    '2026-12..2027-01',
  ])('refuses %j', (text) => {
    expect(parseDayRange(text, NOW)).toBeUndefined()
  })

  it('names seven days of a week, three of a weekend, and today is in its week and month', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-02-01'), max: new Date('2099-11-30'), noInvalidDate: true }), (now) => {
        const today = dayInNepal(now)
        const rangeOf = (text: string) => parseDayRange(text, now) ?? { from: '', to: '' }
        for (const name of ['this-week', 'this-month']) {
          expect(rangeOf(name).from <= today && today <= rangeOf(name).to).toBe(true)
        }
        expect(addDays(rangeOf('this-week').from, 6)).toBe(rangeOf('this-week').to)
        expect(weekdayOf(rangeOf('this-week').from)).toBe(0)
        expect(addDays(rangeOf('this-weekend').from, 2)).toBe(rangeOf('this-weekend').to)
        expect(weekdayOf(rangeOf('this-weekend').from)).toBe(5)
        expect(rangeOf('this-weekend').to >= today).toBe(true)
      }),
      propertyRuns(300),
    )
  })
})

describe('days and months', () => {
  it.each([
    ['2026-12-12T18:14:59Z', '2026-12-12', '23:59'],
    ['2026-12-12T18:15:00Z', '2026-12-13', '00:00'],
    ['2026-12-12T06:15:59.999Z', '2026-12-12', '12:00'],
    ['0999-03-04T00:00:00Z', '0999-03-04', '05:30'],
  ])('%s is %s in Nepal, at %s', (moment, day, time) => {
    expect(dayInNepal(new Date(moment))).toBe(day)
    expect(timeInNepal(new Date(moment))).toBe(time)
  })

  it('the time is that of Intl', () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' })
    // Before 1920 the clocks of Nepal had a local time.
    const moments = fc.date({ min: new Date('1920-01-02'), max: new Date('9998-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        expect(timeInNepal(moment)).toBe(clock.format(moment))
      }),
      propertyRuns(300),
    )
  })

  it('refuses an invalid date', () => {
    expect(() => dayInNepal(new Date('never'))).toThrow(RangeError)
    expect(() => timeInNepal(new Date('never'))).toThrow(RangeError)
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-01', 0, '2026-03-01'],
  ])('%s and %i days is %s', (day, days, other) => {
    expect(addDays(day, days)).toBe(other)
  })

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 14, '2027-07'],
  ])('%s and %i months is %s', (month, months, other) => {
    expect(addMonths(month, months)).toBe(other)
  })

  it('a Sunday is 0', () => {
    expect([weekdayOf('2026-12-13'), weekdayOf('2026-12-19')]).toEqual([0, 6])
  })
})

describe('monthWeeks', () => {
  it.each([
    ['2026-12', 5, '2026-11-29', '2027-01-02'],
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
  ])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
    const weeks = monthWeeks(month)
    expect(weeks).toHaveLength(count)
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last])
  })

  it('has every day of the month once, in order, in weeks from Sunday to Saturday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1199 }), (months) => {
        const month = addMonths('2000-01', months)
        const weeks = monthWeeks(month)
        const days = weeks.flat()
        for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
        expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)))
        const { from, to } = parseDayRange(month, NOW) ?? { from: '', to: '' }
        const own = days.filter((day) => day.startsWith(month))
        expect([own[0], own.at(-1)]).toEqual([from, to])
        expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true)
      }),
      propertyRuns(300),
    )
  })
})

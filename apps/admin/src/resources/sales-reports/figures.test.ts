import { expect, it } from 'vitest'
import { averageOrder, changeInPercent, dayBars, highestOf, type SalesRow, topBars } from './figures.ts'
import { countDays, daysBefore, eachDay, inCalendar, lastDays, presetDays, readMonth, readPeriod } from './periods.ts'

/** In Nepal it is the first of December already. */
const NOW = new Date('2026-11-30T19:00:00Z')
const row = (key: string, net: string) => ({ key, net }) as SalesRow

it('presets are days in Nepal', () => {
  expect(presetDays('today', NOW)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(presetDays('last7', NOW)).toEqual({ from: '2026-11-25', to: '2026-12-01' })
  expect(presetDays('last30', NOW)).toEqual(lastDays(NOW))
  expect(countDays(lastDays(NOW))).toBe(30)
  expect(presetDays('thisMonth', NOW)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(presetDays('lastMonth', NOW)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

it('fiscal years of Nepal begin in the middle of July, and are not known in years without a calendar', () => {
  expect(presetDays('thisFiscalYear', NOW)).toEqual({ from: '2026-07-17', to: '2026-12-01' })
  expect(presetDays('lastFiscalYear', NOW)).toEqual({ from: '2025-07-17', to: '2026-07-16' })
  const later = new Date('2060-01-01T00:00:00Z')
  expect([presetDays('thisFiscalYear', later), presetDays('lastFiscalYear', later)]).toEqual([undefined, undefined])
  expect(readPeriod(new URLSearchParams('period=thisFiscalYear'), later).preset).toBe('last30')
})

it('the period before has as many days, and before a month is the month before', () => {
  expect(daysBefore({ from: '2026-11-24', to: '2026-11-30' })).toEqual({ from: '2026-11-17', to: '2026-11-23' })
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysBefore({ from: '2026-12-01', to: '2026-12-01' })).toEqual({ from: '2026-11-30', to: '2026-11-30' })
})

it('the address names a preset or days; what it cannot mean is the last 30 days', () => {
  const read = (text: string) => readPeriod(new URLSearchParams(text), NOW)
  expect(read('period=today').preset).toBe('today')
  expect(read('from=2026-11-01&to=2026-11-02')).toEqual({ preset: 'dates', from: '2026-11-01', to: '2026-11-02' })
  for (const text of ['', 'period=nothing', 'from=2026-11-02&to=2026-11-01', 'from=2026-02-30&to=2026-03-01'])
    expect(read(text).preset).toBe('last30')
  expect(readMonth(new URLSearchParams('month=2026-10'), NOW)).toEqual({ calendar: 'gregorian', month: '2026-10' })
  expect(readMonth(new URLSearchParams('month=2026-13'), NOW)).toEqual({ calendar: 'gregorian', month: '2026-12' })
})

it('a month can be one of Bikram Sambat', () => {
  const read = (text: string) => readMonth(new URLSearchParams(`calendar=nepali&month=${text}`), NOW)
  expect(read('2083-07')).toEqual({ calendar: 'nepali', month: '2083-07' })
  for (const text of ['', '2083-13', 'now']) expect(read(text)).toEqual({ calendar: 'nepali', month: '2083-08' })
  expect(inCalendar({ calendar: 'gregorian', month: '2026-11' }, 'nepali')).toEqual({
    calendar: 'nepali',
    month: '2083-07',
  })
  expect(inCalendar({ calendar: 'nepali', month: '2083-08' }, 'gregorian').month).toBe('2026-12')
})

it('a chart of days has each day, also without sales, and the day before in its place', () => {
  const days = { from: '2026-11-29', to: '2026-12-01' }
  expect(eachDay(days)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  const before = { days: daysBefore(days), rows: [row('2026-11-27', '70.00')] }
  expect(dayBars(days, [row('2026-11-30', '100.50')], before)).toEqual([
    { key: '2026-11-29', value: 0, before: 0 },
    { key: '2026-11-30', value: 100.5, before: 70 },
    { key: '2026-12-01', value: 0, before: 0 },
  ])
})

it('a chart of groups has the ten largest, without those below zero', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ key: String(at), value: at - 1 }))
  expect(topBars(rows).map(({ key }) => key)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
  expect(highestOf(topBars(rows))?.key).toBe('11')
  expect(highestOf([{ key: 'one', value: 0 }])).toBeUndefined()
})

it('a change has no percent where nothing was before', () => {
  expect([changeInPercent('150.00', '100.00'), changeInPercent('50', '100'), changeInPercent('50', '0')]).toEqual([
    50,
    -50,
    undefined,
  ])
  expect(changeInPercent('-50.00', '-100.00')).toBe(50)
})

it('the average of no orders is nothing', () => {
  expect(averageOrder({ net: '0.00', orders: 0 })).toBe('0.00')
  expect(averageOrder({ net: '1000.00', orders: 3 })).toBe('333.33')
})

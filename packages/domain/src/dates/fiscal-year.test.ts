import { toBik } from 'bikram-sambat'
import { expect, it } from 'vitest'
import { addDays } from './event-period.ts'
import { fiscalYearStart } from './fiscal-year.ts'

it('a fiscal year begins on the first of Shrawan', () => {
  expect(fiscalYearStart('2026-11-26')).toBe('2026-07-17')
  expect(fiscalYearStart('2026-07-17')).toBe('2026-07-17')
  expect(fiscalYearStart('2026-07-16')).toBe('2025-07-17')
})

it('agrees with another calendar on every day of two years', () => {
  let start = '2024-07-16'
  for (let day = start; day < '2026-07-17'; day = addDays(day, 1)) {
    const { month, day: dayOfMonth } = toBik(day)
    if (month === 4 && dayOfMonth === 1) start = day
    expect([day, fiscalYearStart(day)]).toEqual([day, start])
  }
})

it('is not known for other text, and where the calendar is not published', () => {
  for (const day of ['', 'today', '2026-02-30', '2026-11-26T10:00', '2040-01-01', '1943-05-01'])
    expect(fiscalYearStart(day)).toBeUndefined()
})

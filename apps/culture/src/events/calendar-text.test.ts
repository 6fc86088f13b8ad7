import { expect, it } from 'vitest'
import { calendarMonthName, dayHeading, dayNumbers } from './calendar-text.ts'

it('a month has its name in both calendars', () => {
  expect(calendarMonthName('2026-12', 'en')).toEqual({ main: 'December 2026', other: 'मङ्सिर–पुस २०८३' })
  expect(calendarMonthName('2026-12', 'ne')).toEqual({ main: 'मङ्सिर–पुस २०८३', other: 'डिसेम्बर २०२६' })
  expect(calendarMonthName('2026-04', 'ne').main).toBe('चैत २०८२ – वैशाख २०८३')
})

it('after the last year of Bikram Sambat that is known, both names are those of the common calendar', () => {
  expect(calendarMonthName('2028-01', 'en').other).toBe('जनवरी २०२८')
})

it('a day has its weekday, and its number in the calendar of the language', () => {
  expect(dayHeading('2026-12-06', 'en', (weekday) => `day ${weekday}`)).toBe('day 0, December 6')
  expect(dayNumbers('2026-12-06', 'en')).toEqual({ main: '6', other: '' })
  expect(dayNumbers('2026-12-13', 'ne')).toEqual({ main: '२७', other: '१३' })
})

import {
  addDays,
  addMonths,
  displayDate,
  displayNepaliDate,
  type Language,
  weekdayOf,
  writeDigits,
} from '@dabali/domain'
import { dateParts } from '../editorial/event-dates.ts'

type MonthName = {
  /** In the calendar of the language. */
  main: string
  /** In the other calendar. */
  other: string
}

/** A month `YYYY-MM` in both calendars: two months of Bikram Sambat share it. */
export function calendarMonthName(month: string, language: Language): MonthName {
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const nepali = joinMonths(partsOf(displayNepaliDate(first)), partsOf(displayNepaliDate(last)))
  if (language === 'en')
    return { main: joinMonths(partsOf(displayDate(first)), partsOf(displayDate(last))), other: nepali }
  const name = new Intl.DateTimeFormat('ne', { month: 'long', timeZone: 'UTC' }).format(new Date(first))
  return { main: nepali, other: writeDigits(`${name} ${first.slice(0, 4)}`, 'ne') }
}

const partsOf = (shown: string) => {
  const [month = '', , year = ''] = shown.split(/,? /)
  return { month, year }
}

type Named = ReturnType<typeof partsOf>

function joinMonths(first: Named, last: Named): string {
  if (first.year !== last.year) return `${first.month} ${first.year} – ${last.month} ${last.year}`
  return first.month === last.month ? `${first.month} ${first.year}` : `${first.month}–${last.month} ${first.year}`
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** "Sunday, December 13" */
export function dayHeading(day: string, language: Language, nameOf: (weekday: Weekday) => string): string {
  const { month, day: number } = dateParts(day, language)
  return `${nameOf(weekdayOf(day) as Weekday)}, ${month} ${number.replace(/^[0०]/, '')}`
}

/** The number of a day in the calendar of the language, and in the other one. */
export function dayNumbers(day: string, language: Language): MonthName {
  const [own, gregorian] = [dateParts(day, language).day, Number(day.slice(-2))]
  return { main: own.replace(/^[0०]/, ''), other: language === 'ne' ? writeDigits(gregorian, 'ne') : '' }
}

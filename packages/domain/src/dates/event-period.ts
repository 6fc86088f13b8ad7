import { fourDigits, type LocalDate, localDate } from './display-date.ts'

/** Days in Kathmandu, both inclusive, as `YYYY-MM-DD`. */
export type DayRange = { from: string; to: string }

/** The periods whose days depend on the present. */
export const NAMED_PERIODS = ['today', 'this-week', 'this-weekend', 'this-month'] as const

const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0
/** From Friday to Sunday. */
const WEEKEND_DAYS = 3
const FIRST_YEAR = 2000
const LAST_YEAR = 2099

/**
 * The days that a period names: `today`, `this-week` (Sunday to Saturday), `this-weekend` (Friday to Sunday), `this-month`, a month
 * `2026-12`, a day `2026-12-13`, or a range `2026-12-13..2026-12-20`; `undefined` for other text, for days that do not exist,
 * for ranges that end before they begin, and for years outside 2000 to 2099.
 *
 * @example
 * parseDayRange('this-week', new Date('2026-12-16T08:00:00Z')) // => { from: '2026-12-13', to: '2026-12-19' }
 */
export function parseDayRange(text: string, now: Date): DayRange | undefined {
  const today = dayInNepal(now)
  const weekday = weekdayOf(today)
  switch (text) {
    case 'today':
      return { from: today, to: today }
    case 'this-week':
      return rangeFrom(addDays(today, -weekday), SATURDAY)
    case 'this-weekend': {
      // A Sunday is the last day of a weekend, not the first of the next one.
      const toSunday = weekday === SUNDAY ? 0 : SATURDAY + 1 - weekday
      return rangeFrom(addDays(today, toSunday - (WEEKEND_DAYS - 1)), WEEKEND_DAYS - 1)
    }
    case 'this-month':
      return monthRange(today.slice(0, 7))
    default:
      return /^\d{4}-\d\d$/.test(text) ? monthRange(text) : givenRange(text)
  }
}

const rangeFrom = (from: string, days: number): DayRange => ({ from, to: addDays(from, days) })

function monthRange(month: string): DayRange | undefined {
  const from = knownDay(`${month}-01`)
  return from === undefined ? undefined : { from, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

function givenRange(text: string): DayRange | undefined {
  const [first = '', last = first, ...rest] = text.split('..')
  const [from, to] = [knownDay(first), knownDay(last)]
  return from === undefined || to === undefined || to < from || rest.length > 0 ? undefined : { from, to }
}

function knownDay(text: string): string | undefined {
  const date = text.length === 'YYYY-MM-DD'.length ? localDate(text) : undefined
  return date && date.year >= FIRST_YEAR && date.year <= LAST_YEAR ? text : undefined
}

/**
 * The day of a moment in Kathmandu, as `YYYY-MM-DD`; an invalid date throws.
 *
 * @example
 * dayInNepal(new Date('2026-12-12T18:30:00Z')) // => '2026-12-13'
 */
export function dayInNepal(moment: Date): string {
  const { year, month, day } = localDate(moment.toISOString()) as LocalDate
  return `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(day)}`
}

/**
 * The time of day of a moment in Kathmandu, as `HH:MM`; an invalid date throws.
 *
 * @example
 * timeInNepal(new Date('2026-12-12T18:30:00Z')) // => '00:15'
 */
export const timeInNepal = (moment: Date): string => (localDate(moment.toISOString()) as LocalDate).time

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The weekday of a day `YYYY-MM-DD`; 0 is a Sunday.
 *
 * @example
 * weekdayOf('2026-12-13') // => 0
 */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/**
 * The day that a number of days later, or earlier, is, as `YYYY-MM-DD`.
 *
 * @example
 * addDays('2026-12-31', 1) // => '2027-01-01'
 */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * The month that a number of months later, or earlier, is, as `YYYY-MM`.
 *
 * @example
 * addMonths('2026-12', 1) // => '2027-01'
 */
export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/**
 * The weeks that a calendar shows for a month `YYYY-MM`, each of seven days from Sunday to Saturday; the first and the last
 * week may have days of the neighbouring months.
 *
 * @example
 * monthWeeks('2026-12')[0]?.[0] // => '2026-11-29'
 */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`
  const next = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let sunday = addDays(first, -weekdayOf(first)); sunday < next; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday)))
  }
  return weeks
}

import {
  addDays,
  addMonths,
  type DayRange,
  dayInNepal,
  fiscalYearStart,
  nepaliMonthDays,
  parseDayRange,
} from '@dabali/domain'

export const PRESETS = [
  'today',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisFiscalYear',
  'lastFiscalYear',
] as const
export type Preset = (typeof PRESETS)[number]
export type Period = DayRange & { preset: Preset | 'dates' }

const ANY_TIME = new Date(0)
const DAY_MS = 86_400_000
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && parseDayRange(text, ANY_TIME) !== undefined
const monthOf = (month: string): DayRange => {
  const days = parseDayRange(month, ANY_TIME)
  if (!days) throw new Error(`${month} is not a month.`)
  return days
}

/** The days of a preset; undefined for a fiscal year whose calendar is not published. Those of now end today. */
export function presetDays(preset: Preset, now: Date): DayRange | undefined {
  const today = dayInNepal(now)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'last7':
      return { from: addDays(today, -6), to: today }
    case 'last30':
      return lastDays(now)
    case 'thisMonth':
      return { from: `${today.slice(0, 7)}-01`, to: today }
    case 'lastMonth':
      return monthOf(addMonths(today.slice(0, 7), -1))
    default:
      return fiscalYear(today, preset === 'lastFiscalYear')
  }
}

/** The 30 days that end today. */
export function lastDays(now: Date): DayRange {
  const today = dayInNepal(now)
  return { from: addDays(today, -29), to: today }
}

function fiscalYear(today: string, isLast: boolean): DayRange | undefined {
  const start = fiscalYearStart(today)
  if (start === undefined || !isLast) return start === undefined ? undefined : { from: start, to: today }
  const to = addDays(start, -1)
  const from = fiscalYearStart(to)
  return from === undefined ? undefined : { from, to }
}

export const countDays = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** The days before, of which there are as many; before a whole month that is the month before. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const month = monthOf(from.slice(0, 7))
  if (month.from === from && month.to === to) return monthOf(addMonths(from.slice(0, 7), -1))
  return { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) }
}

/** Every day of a period, in order. */
export const eachDay = (days: DayRange): string[] =>
  Array.from({ length: countDays(days) }, (_, at) => addDays(days.from, at))

/** The period that the address names: a preset or two days; the last 30 days without one. */
export function readPeriod(query: URLSearchParams, now: Date): Period {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  if (isDay(from) && isDay(to) && from <= to) return { preset: 'dates', from, to }
  const preset = PRESETS.find((one) => one === query.get('period')) ?? 'last30'
  const days = presetDays(preset, now)
  return days ? { preset, ...days } : { preset: 'last30', ...lastDays(now) }
}

export const CALENDARS = ['gregorian', 'nepali'] as const
export type Calendar = (typeof CALENDARS)[number]
export type Month = { calendar: Calendar; month: string }

const MONTH = /^\d{4}-\d\d$/
const YEARS_AHEAD = 57
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** The month of Bikram Sambat that has a day; undefined where its calendar is not published. */
function nepaliMonthOf(day: string): string | undefined {
  const year = Number(day.slice(0, 4)) + YEARS_AHEAD
  return [year - 1, year]
    .flatMap((each) => MONTHS.map((month) => `${each}-${month}`))
    .find((month) => {
      const days = nepaliMonthDays(month)
      return days !== undefined && days.from <= day && day <= days.to
    })
}

/** The month of a calendar that has a day. */
function monthWith(day: string, calendar: Calendar): Month {
  const nepali = calendar === 'nepali' ? nepaliMonthOf(day) : undefined
  return nepali === undefined ? { calendar: 'gregorian', month: day.slice(0, 7) } : { calendar, month: nepali }
}

/** The days of a month; undefined for what is none. */
export function daysOfMonth({ calendar, month }: Month): DayRange | undefined {
  if (calendar === 'nepali') return nepaliMonthDays(month)
  return MONTH.test(month) ? parseDayRange(month, ANY_TIME) : undefined
}

/** The month that the address names, or the present one of its calendar. */
export function readMonth(query: URLSearchParams, now: Date): Month {
  const calendar = query.get('calendar') === 'nepali' ? 'nepali' : 'gregorian'
  const named: Month = { calendar, month: query.get('month') ?? '' }
  return daysOfMonth(named) ? named : monthWith(dayInNepal(now), calendar)
}

/** The month of another calendar in which the middle of this one is. */
export function inCalendar(month: Month, calendar: Calendar): Month {
  const days = daysOfMonth(month)
  return days ? monthWith(addDays(days.from, 14), calendar) : month
}

import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'
import { dayOf } from '@dabali/ui/day-of'

type DayParts = {
  /** As readers of the language write it: in Nepali the day of Bikram Sambat. */
  day: string
  month: string
  year: string
  /** The clock in Kathmandu. */
  time: string
  /** 0 is a Sunday. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/** A moment in Kathmandu, taken apart for where its day stands larger than the rest. */
export function dayParts(moment: string, language: Language): DayParts {
  const shown = language === 'ne' ? displayNepaliDate(moment) : displayDate(moment)
  const [month = '', day = '', year = '', time = ''] = shown.split(/,? /)
  return { day, month, year, time, weekday: new Date(dayOf(moment)).getUTCDay() as DayParts['weekday'] }
}

import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'

type DateTextProps = { value: string | null | undefined; language: Language }

/** A date as readers of the language write it; in Nepali that is Bikram Sambat. */
export function DateText({ value, language }: DateTextProps) {
  if (!value) return null
  const shown = language === 'ne' ? displayNepaliDate(value) : displayDate(value)
  // What is no date is shown as it stands, and is no time to a machine either.
  return shown === value ? value : <time dateTime={value}>{shown}</time>
}

const KATHMANDU_MILLISECONDS = 345 * 60_000

/** The day of a moment in Kathmandu, `YYYY-MM-DD`: what was written to be read has a day, and the hour is nobody's concern. */
export function kathmanduDay(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? moment : new Date(time + KATHMANDU_MILLISECONDS).toISOString().slice(0, 10)
}

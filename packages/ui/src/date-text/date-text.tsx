import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'

type DateTextProps = { value: string | null | undefined; language: Language }

/** A date in the format of the language; Bikram Sambat in Nepali. */
export function DateText({ value, language }: DateTextProps) {
  if (!value) return null
  const shown = language === 'ne' ? displayNepaliDate(value) : displayDate(value)
  // Text that is no date is shown unchanged and without `<time>`.
  return shown === value ? value : <time dateTime={value}>{shown}</time>
}

const KATHMANDU_MILLISECONDS = 345 * 60_000

/** The date of an instant in Kathmandu, `YYYY-MM-DD`, for texts whose time does not matter. */
export function kathmanduDay(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? moment : new Date(time + KATHMANDU_MILLISECONDS).toISOString().slice(0, 10)
}

import { BIKRAM_SAMBAT_YEARS } from './bikram-sambat-years.ts'
import type { LocalDate } from './local-date.ts'

/** The same day in Bikram Sambat; nothing when the table does not hold it. */
export function bikramSambat(common: LocalDate): LocalDate | undefined {
  // A Bikram Sambat year begins in April, so a day lies in the one that begins in its own year or in the one before.
  return dayOfYear(common, common.year + 57) ?? dayOfYear(common, common.year + 56)
}

function dayOfYear(common: LocalDate, year: number): LocalDate | undefined {
  const [firstDay, ...months] = BIKRAM_SAMBAT_YEARS[year] ?? ''
  const begins = Date.UTC(year - 57, 3, 10 + Number(firstDay))
  let days = (Date.UTC(common.year, common.month - 1, common.day) - begins) / 86_400_000
  if (days < 0) return undefined
  for (const [index, above] of months.entries()) {
    const length = 29 + Number(above)
    if (days < length) return { year, month: index + 1, day: days + 1, time: common.time }
    days -= length
  }
  return undefined
}

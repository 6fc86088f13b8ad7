import { FIRST_DAY, FIRST_YEAR, MONTHS_ABOVE_29 } from './bikram-sambat-years.ts'
import type { LocalDate } from './local-date.ts'

/** The same day in Bikram Sambat; nothing when the table does not hold it. */
export function bikramSambat({ year, month, day, time }: LocalDate): LocalDate | undefined {
  let days = Date.UTC(year, month - 1, day) / 86_400_000 - FIRST_DAY
  if (days < 0) return undefined
  let months = 0
  for (const above of MONTHS_ABOVE_29.replace(/\s+/g, '')) {
    const length = 29 + Number(above)
    if (days < length)
      return { year: FIRST_YEAR + Math.floor(months / 12), month: (months % 12) + 1, day: days + 1, time }
    days -= length
    months += 1
  }
  return undefined
}

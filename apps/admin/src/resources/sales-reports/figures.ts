import type { getSalesReport } from '@dabali/api-client/staff'
import type { DayRange } from '@dabali/domain'
import { eachDay } from './periods.ts'

type SalesReport = Awaited<ReturnType<typeof getSalesReport>>
export type SalesRow = SalesReport['rows'][number]
export type SalesFigures = SalesReport['total']

/** A bar of a chart; `before` is the value at the same index of the period before. */
export type Bar = { key: string; value: number; before?: number }

/** How much more or less in percent; undefined where there was nothing before. */
export function changeInPercent(now: string | number, before: string | number): number | undefined {
  const [from, to] = [Number(before), Number(now)]
  return from === 0 ? undefined : Math.round(((to - from) / Math.abs(from)) * 100)
}

/** Net sales of each day, also of those without any, beside the days before in their order. */
export function dayBars(
  days: DayRange,
  rows: readonly SalesRow[],
  before?: { days: DayRange; rows: readonly SalesRow[] },
): Bar[] {
  const netOf = (list: readonly SalesRow[]) => new Map(list.map(({ key, net }) => [key, Number(net)]))
  const now = netOf(rows)
  const earlier = before && netOf(before.rows)
  const earlierDays = before ? eachDay(before.days) : []
  return eachDay(days).map((key, at) => {
    const day = earlierDays[at]
    return { key, value: now.get(key) ?? 0, ...(earlier && day && { before: earlier.get(day) ?? 0 }) }
  })
}

const MOST_BARS = 10

/** The largest of the groups. */
export const topBars = (rows: readonly { key: string; value: number }[]): Bar[] =>
  rows
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, MOST_BARS)

/** The highest of the bars, which a summary names. */
export const highestOf = (bars: readonly Bar[]): Bar | undefined =>
  bars.reduce<Bar | undefined>((best, bar) => (bar.value > 0 && bar.value > (best?.value ?? 0) ? bar : best), undefined)

/** The average of an order, in rupees with two decimals. */
export const averageOrder = ({ net, orders }: Pick<SalesFigures, 'net' | 'orders'>): string =>
  orders === 0 ? '0.00' : (Math.round((Number(net) / orders) * 100) / 100).toFixed(2)

import { getSalesReport } from '@dabali/api-client/staff'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { averageOrder, dayBars, highestOf, type SalesFigures, type SalesRow, topBars } from './figures.ts'
import { daysBefore, type Period } from './periods.ts'
import { ChartPart, Days, Downloads, Figures, Loaded, ReportTable, useReport, useTitle } from './report-parts.tsx'

const GROUPS = ['day', 'product_class', 'item', 'event', 'channel'] as const
type Group = (typeof GROUPS)[number]
const COUNTS = ['orders', 'copies', 'returned_copies'] as const
const SUMS = ['goods', 'discounts', 'delivery', 'refunds', 'vat', 'net'] as const
/** The groups of these keys are what belongs to no product or event. */
const UNNAMED = ['delivery', 'other', 'gift-card', 'tip']

type SalesReportProps = { period: Period; by: string | null; setBy: (by: Group) => void }

/** Sales of a period by day, class, item, event or channel, beside the period before. */
export function SalesReport({ period, by: asked, setBy }: SalesReportProps) {
  const translate = useTranslate()
  const id = useId()
  const by = GROUPS.find((one) => one === asked) ?? 'day'
  const { from, to } = period
  const days = { from, to }
  const before = daysBefore(days)
  const report = useReport(['sales', by, from, to], (signal) => getSalesReport(api, { by, ...days }, { signal }))
  const earlier = useReport(['sales', 'day', before.from, before.to], (signal) =>
    getSalesReport(api, { by: 'day', ...before }, { signal }),
  )
  const title = translate(`resources.sales-reports.by.${by}`)
  const { data } = report
  return (
    <>
      <p className="quiet">
        <Days days={days} before={before} />
      </p>
      {data && <SalesFiguresPart total={data.total} before={earlier.data?.total} />}
      <div className="filters screen-only">
        <div className="field">
          <label htmlFor={id}>{translate('resources.sales-reports.groupBy')}</label>
          <select
            id={id}
            className="input"
            value={by}
            onChange={({ target }) => setBy(GROUPS.find((one) => one === target.value) ?? 'day')}
          >
            {GROUPS.map((name) => (
              <option key={name} value={name}>
                {translate(`resources.sales-reports.by.${name}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Section
        title={title}
        action={
          <Downloads
            csv={`sales.csv?${new URLSearchParams({ by, from, to })}`}
            name={`sales-by-${by}-${from}-${to}`}
            data={data}
          />
        }
      >
        <Loaded report={report}>
          {data && by === 'day' && (
            <DayChart
              title={title}
              days={days}
              rows={data.rows}
              before={earlier.data && { days: before, rows: earlier.data.rows }}
            />
          )}
          {data && by !== 'day' && <GroupChart title={title} by={by} rows={data.rows} />}
          {data && <SalesTable key={by} title={title} by={by} rows={data.rows} total={data.total} />}
        </Loaded>
      </Section>
    </>
  )
}

export function SalesFiguresPart({ total, before }: { total: SalesFigures; before: SalesFigures | undefined }) {
  const translate = useTranslate()
  const { number, money } = useFormat()
  const text = (name: string) => translate(`resources.sales-reports.figures.${name}`)
  return (
    <Figures
      figures={[
        { name: text('net'), value: money(total.net), now: total.net, before: before?.net },
        { name: text('orders'), value: number(total.orders), now: total.orders, before: before?.orders },
        { name: text('copies'), value: number(total.copies), now: total.copies, before: before?.copies },
        {
          name: text('average'),
          value: money(averageOrder(total)),
          now: averageOrder(total),
          before: before && averageOrder(before),
        },
        { name: text('refunds'), value: money(total.refunds), now: total.refunds, before: before?.refunds },
      ]}
    />
  )
}

type DayChartProps = {
  title: string
  days: { from: string; to: string }
  rows: readonly SalesRow[]
  before: Parameters<typeof dayBars>[2]
  isSmall?: boolean
}

export function DayChart({ title, days, rows, before, isSmall = false }: DayChartProps) {
  const translate = useTranslate()
  const { date, dayOfMonth, money } = useFormat()
  const value = (rupees: number) => money(rupees.toFixed(2))
  const bars = dayBars(days, rows, before)
  const highest = highestOf(bars)
  return (
    <ChartPart
      title={title}
      summary={
        highest
          ? translate('resources.sales-reports.highestDay', { day: date(highest.key), sum: value(highest.value) })
          : translate('resources.sales-reports.noSales')
      }
      bars={bars}
      label={dayOfMonth}
      value={value}
      before={before && translate('resources.sales-reports.periodBefore')}
      isSmall={isSmall}
    />
  )
}

/** The name of a group; that of an item with its class, since editions of one work have the same title. */
export function useGroupName(by: Group) {
  const translate = useTranslate()
  const titleOf = useTitle()
  const { date } = useFormat()
  return ({ key, title, product_class: kind, starts_at: at }: SalesRow): string => {
    if (UNNAMED.includes(key)) return translate(`resources.sales-reports.groups.${key}`)
    if (by === 'day') return date(key)
    if (by === 'product_class') return translate(`resources.orders.classes.${key}`, { _: key })
    if (by === 'channel') return translate(`resources.sales-reports.channels.${key}`, { _: key })
    return [titleOf(title, key), kind && translate(`resources.orders.classes.${kind}`, { _: kind }), at && date(at)]
      .filter(Boolean)
      .join(', ')
  }
}

function GroupChart({ title, by, rows }: { title: string; by: Group; rows: readonly SalesRow[] }) {
  const translate = useTranslate()
  const { money } = useFormat()
  const nameOf = useGroupName(by)
  const names = new Map(rows.map((row) => [row.key, nameOf(row)]))
  const bars = topBars(rows.map(({ key, net }) => ({ key, value: Number(net) })))
  const highest = highestOf(bars)
  const value = (rupees: number) => money(rupees.toFixed(2))
  return (
    <ChartPart
      title={title}
      summary={
        highest
          ? translate('resources.sales-reports.highest', {
              name: names.get(highest.key) ?? '',
              sum: value(highest.value),
            })
          : translate('resources.sales-reports.noSales')
      }
      bars={bars}
      label={(key) => names.get(key) ?? key}
      value={value}
      hasNames
    />
  )
}

type SalesTableProps = { title: string; by: Group; rows: readonly SalesRow[]; total: SalesFigures }

function SalesTable({ title, by, rows, total }: SalesTableProps) {
  const translate = useTranslate()
  const may = useMay()
  const { number, money } = useFormat()
  const nameOf = useGroupName(by)
  const hasLinks = by === 'item' && may('products.read')
  return (
    <ReportTable<SalesRow>
      caption={title}
      empty={translate('resources.sales-reports.noSales')}
      keyOf={({ key }) => key}
      name={{
        label: translate(`resources.sales-reports.fields.${by}`),
        show: (row) =>
          hasLinks && /^\d+$/.test(row.key) ? <Link to={`/products/${row.key}/show`}>{nameOf(row)}</Link> : nameOf(row),
      }}
      columns={[
        ...COUNTS.map((name) => ({
          label: translate(`resources.sales-reports.figures.${name}`),
          show: (row: SalesRow) => number(row[name]),
        })),
        ...SUMS.map((name) => ({
          label: translate(`resources.sales-reports.figures.${name}`),
          show: (row: SalesRow) => money(row[name]),
        })),
      ]}
      rows={rows}
      total={[...COUNTS.map((name) => number(total[name])), ...SUMS.map((name) => money(total[name]))]}
    />
  )
}

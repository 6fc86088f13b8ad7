import type { DayRange } from '@dabali/domain'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { saveAs, useDownload } from '../../data/download.ts'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { PageButtons } from '../../layout/page-buttons.tsx'
import { LoadError, LoadingRows, StateMessage } from '../../layout/parts.tsx'
import { type Bar, changeInPercent } from './figures.ts'

/** Recharts comes with the first chart. */
const Chart = lazy(async () => ({ default: (await import('./chart.tsx')).Chart }))

/** One report of the API. */
export const useReport = <Answer,>(key: readonly unknown[], load: (signal: AbortSignal) => Promise<Answer>) =>
  useQuery({
    queryKey: ['sales-reports', ...key],
    queryFn: ({ signal }) => load(signal),
  })

/** The title in the language of the page, or the one that there is. */
export function useTitle() {
  const nameOf = useNameOf()
  return ({ en = '', ne = '' }: { en?: string | undefined; ne?: string | undefined }, key: string) =>
    nameOf({ slug: key, name: { en, ne } })
}

type LoadedProps = { report: { error: unknown; isPending: boolean; refetch: () => unknown }; children: ReactNode }

export function Loaded({ report: { error, isPending, refetch }, children }: LoadedProps) {
  if (error) return <LoadError error={error} retry={refetch} />
  return isPending ? <LoadingRows /> : children
}

type DownloadsProps = { csv: string; name: string; data: unknown }

/** The report as a file: CSV of the API, or the figures on the screen as JSON. */
export function Downloads({ csv, name, data }: DownloadsProps) {
  const translate = useTranslate()
  const download = useDownload()
  const saveJson = () => saveAs(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${name}.json`)
  return (
    <span className="line screen-only">
      <button
        type="button"
        className="link"
        disabled={download.isPending}
        onClick={() => download.mutate({ path: `staff/reports/${csv}`, name: `${name}.csv` })}
      >
        {translate('resources.sales-reports.csv')}
      </button>
      <button type="button" className="link" disabled={data === undefined} onClick={saveJson}>
        {translate('resources.sales-reports.json')}
      </button>
    </span>
  )
}

export type Figure = { name: string; value: string; now?: string | number; before?: string | number | undefined }

/** Figures with how they have changed since the period before. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures figures--sums">
      {figures.map(({ name, value, now, before }) => {
        const percent = now === undefined || before === undefined ? undefined : changeInPercent(now, before)
        return (
          <div key={name}>
            <dt className="quiet small">{name}</dt>
            <dd className="big">{value}</dd>
            {percent !== undefined && <Change percent={percent} />}
          </div>
        )
      })}
    </dl>
  )
}

function Change({ percent }: { percent: number }) {
  const translate = useTranslate()
  const { number } = useFormat()
  if (percent === 0) return <dd className="small quiet">{translate('resources.sales-reports.same')}</dd>
  return (
    <dd className="small quiet">
      <span aria-hidden="true">{percent < 0 ? '▼' : '▲'}</span>{' '}
      {translate(`resources.sales-reports.${percent < 0 ? 'less' : 'more'}`, { percent: number(Math.abs(percent)) })}
    </dd>
  )
}

/** The days of a report, and those that it is compared with. */
export function Days({ days, before }: { days: DayRange; before?: DayRange }) {
  const translate = useTranslate()
  const { date } = useFormat()
  const say = ({ from, to }: DayRange, one: string, several: string) =>
    from === to
      ? translate(`resources.sales-reports.${one}`, { day: date(from) })
      : translate(`resources.sales-reports.${several}`, { from: date(from), to: date(to) })
  return [say(days, 'oneDay', 'days'), before && say(before, 'comparedDay', 'compared')].filter(Boolean).join(' ')
}

type ChartPartProps = {
  title: string
  /** What the chart shows, in one sentence. */
  summary: string
  bars: readonly Bar[]
  label: (key: string) => string
  value: (value: number) => string
  /** Bars of names lie, with the names before them. */
  hasNames?: boolean
  /** What the line beside the bars is. */
  before?: string | undefined
  isSmall?: boolean
}

/** A chart with its summary; the table beside it has the same figures. */
export function ChartPart({ title, summary, before, ...chart }: ChartPartProps) {
  const translate = useTranslate()
  if (chart.bars.every(({ value, before: earlier = 0 }) => value === 0 && earlier === 0)) return null
  return (
    <figure className="chart">
      <figcaption className="stack-2">
        <span className="small">{summary}</span>
        {before && (
          <span className="line small quiet">
            <span className="key">{translate('resources.sales-reports.thisPeriod')}</span>
            <span className="key key--dashed">{before}</span>
          </span>
        )}
      </figcaption>
      <div
        role="img"
        aria-label={`${title}. ${summary}`}
        className={chart.isSmall ? 'drawing drawing--small' : 'drawing'}
      >
        <Suspense fallback={null}>
          <Chart {...chart} hasBefore={before !== undefined} />
        </Suspense>
      </div>
    </figure>
  )
}

type ReportColumn<Row> = { label: string; show: (row: Row) => ReactNode }
/** Whether the page is being printed: paper has every row, so that they add up to the total. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints what is there when this event has been handled.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

type ReportTableProps<Row> = {
  caption: string
  name: ReportColumn<Row>
  keyOf: (row: Row) => string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  empty: string
  /** The sums, in the order of the columns. */
  total?: readonly ReactNode[]
}

const ROWS_SHOWN = 50

/** Numbers by row, with their sums in the last one. Labels are texts. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { caption, name, keyOf, columns, rows, empty, total } = props
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const isPrinting = usePrinting()
  if (rows.length === 0) return <StateMessage kind="empty" title={empty} />
  const from = (page - 1) * ROWS_SHOWN
  const shown = isPrinting ? rows : rows.slice(from, from + ROWS_SHOWN)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A table that is wider than the window is scrolled with the keys. */}
      <section className="scroll" aria-label={caption} tabIndex={0}>
        <table className="grid grid--fold grid--figures">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{name.label}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className="num">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{name.show(row)}</th>
                {columns.map(({ label, show }) => (
                  <td key={label} className="num" data-label={label}>
                    {show(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row">{translate('resources.sales-reports.total')}</th>
                {columns.map(({ label }, at) => (
                  <td key={label} className="num" data-label={label}>
                    {total[at]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {rows.length > ROWS_SHOWN && !isPrinting && (
        <PageButtons page={page} perPage={ROWS_SHOWN} total={rows.length} setPage={setPage} />
      )}
    </>
  )
}

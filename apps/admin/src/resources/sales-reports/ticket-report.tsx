import { getTicketReport } from '@dabali/api-client/staff'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { highestOf, topBars } from './figures.ts'
import type { Period } from './periods.ts'
import { ChartPart, Days, Downloads, Loaded, ReportTable, useReport, useTitle } from './report-parts.tsx'

const COUNTS = ['capacity', 'sold', 'held', 'left', 'checked_in', 'tips'] as const

/** Event dates that begin in a period, with their tickets as they are now. */
export function TicketReport({ period: { from, to } }: { period: Period }) {
  const translate = useTranslate()
  const titleOf = useTitle()
  const { number, date, money } = useFormat()
  const report = useReport(['tickets', from, to], (signal) => getTicketReport(api, { from, to }, { signal }))
  const rows = report.data?.rows ?? []
  const names = new Map(
    rows.map(({ event_date: id, title, starts_at: at }) => [String(id), `${titleOf(title, String(id))}, ${date(at)}`]),
  )
  const bars = topBars(rows.map(({ event_date: id, sold }) => ({ key: String(id), value: sold })))
  const highest = highestOf(bars)
  const title = translate('resources.sales-reports.reports.tickets')
  return (
    <Section
      title={title}
      action={
        <Downloads
          csv={`tickets.csv?${new URLSearchParams({ from, to })}`}
          name={`tickets-${from}-${to}`}
          data={report.data}
        />
      }
    >
      <p className="quiet">
        <Days days={{ from, to }} /> {translate('resources.sales-reports.tickets.note')}
      </p>
      <Loaded report={report}>
        {highest && (
          <ChartPart
            title={title}
            summary={translate('resources.sales-reports.tickets.highest', {
              name: names.get(highest.key) ?? '',
              count: number(highest.value),
            })}
            bars={bars}
            label={(key) => names.get(key) ?? key}
            value={number}
            hasNames
          />
        )}
        <ReportTable<(typeof rows)[number]>
          caption={title}
          empty={translate('resources.sales-reports.tickets.none')}
          keyOf={({ event_date: id }) => String(id)}
          name={{
            label: translate('resources.sales-reports.fields.event'),
            show: ({ event_date: id }) => names.get(String(id)),
          }}
          columns={[
            ...COUNTS.map((name) => ({
              label: translate(`resources.sales-reports.tickets.${name}`),
              show: (row: (typeof rows)[number]) => number(row[name]),
            })),
            {
              label: translate('resources.sales-reports.tickets.tips_total'),
              show: ({ tips_total: total }) => money(total),
            },
          ]}
          rows={rows}
          total={[
            ...COUNTS.map((name) => number(report.data?.total[name] ?? 0)),
            money(report.data?.total.tips_total ?? '0'),
          ]}
        />
      </Loaded>
    </Section>
  )
}

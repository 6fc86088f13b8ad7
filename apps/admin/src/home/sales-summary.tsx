import { getSalesReport } from '@dabali/api-client/staff'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../data/api.ts'
import { useMay } from '../data/auth-provider.ts'
import { useFormat } from '../i18n/format.ts'
import { Section } from '../layout/parts.tsx'
import type { SalesRow } from '../resources/sales-reports/figures.ts'
import { daysBefore, lastDays } from '../resources/sales-reports/periods.ts'
import { Loaded, ReportTable, useReport } from '../resources/sales-reports/report-parts.tsx'
import { DayChart, SalesFiguresPart, useGroupName } from '../resources/sales-reports/sales-report.tsx'

const TOP_ITEMS = 5

/** Sales of the last 30 days beside the 30 days before, and what sold most. */
export function SalesSummary() {
  const translate = useTranslate()
  const { date, number, money } = useFormat()
  const days = lastDays(new Date())
  const before = daysBefore(days)
  const report = useReport(['sales', 'day', days.from, days.to], (signal) =>
    getSalesReport(api, { by: 'day', ...days }, { signal }),
  )
  const earlier = useReport(['sales', 'day', before.from, before.to], (signal) =>
    getSalesReport(api, { by: 'day', ...before }, { signal }),
  )
  const title = translate('resources.sales-reports.ofDays')
  const { data } = report
  return (
    <>
      <Section
        title={title}
        action={
          <Link className="link" to="/sales-reports">
            {translate('resources.sales-reports.openReport')}
          </Link>
        }
      >
        <Loaded report={report}>
          {data && (
            <>
              <SalesFiguresPart total={data.total} before={earlier.data?.total} />
              <DayChart
                isSmall
                title={title}
                days={days}
                rows={data.rows}
                before={earlier.data && { days: before, rows: earlier.data.rows }}
              />
              {data.rows.length > 0 && (
                <details>
                  <summary>{translate('resources.sales-reports.asTable')}</summary>
                  <ReportTable<SalesRow>
                    caption={title}
                    empty=""
                    keyOf={({ key }) => key}
                    name={{
                      label: translate('resources.sales-reports.fields.day'),
                      show: ({ key }) => date(key),
                    }}
                    columns={[
                      {
                        label: translate('resources.sales-reports.figures.orders'),
                        show: ({ orders }) => number(orders),
                      },
                      { label: translate('resources.sales-reports.figures.net'), show: ({ net }) => money(net) },
                    ]}
                    rows={data.rows}
                    total={[number(data.total.orders), money(data.total.net)]}
                  />
                </details>
              )}
            </>
          )}
        </Loaded>
      </Section>
      <TopItems days={days} />
    </>
  )
}

function TopItems({ days }: { days: { from: string; to: string } }) {
  const translate = useTranslate()
  const may = useMay()
  const nameOf = useGroupName('item')
  const { number, money } = useFormat()
  const report = useReport(['sales', 'item', days.from, days.to], (signal) =>
    getSalesReport(api, { by: 'item', ...days }, { signal }),
  )
  const title = translate('resources.sales-reports.topItems')
  return (
    <Section title={title}>
      <Loaded report={report}>
        <ReportTable<SalesRow>
          caption={title}
          empty={translate('resources.sales-reports.noSales')}
          keyOf={({ key }) => key}
          name={{
            label: translate('resources.sales-reports.fields.item'),
            show: (row) => {
              const name = nameOf(row)
              return may('products.read') ? <Link to={`/products/${row.key}/show`}>{name}</Link> : name
            },
          }}
          columns={[
            { label: translate('resources.sales-reports.figures.copies'), show: ({ copies }) => number(copies) },
            { label: translate('resources.sales-reports.figures.net'), show: ({ net }) => money(net) },
          ]}
          rows={(report.data?.rows ?? []).filter(({ key }) => /^\d+$/.test(key)).slice(0, TOP_ITEMS)}
        />
      </Loaded>
    </Section>
  )
}

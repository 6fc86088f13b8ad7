import { getVatReport } from '@dabali/api-client/staff'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { Downloads, Figures, Loaded, ReportTable, useReport } from './report-parts.tsx'

const SUMS = ['sales', 'taxable', 'vat', 'refunds', 'refunds_taxable', 'refunds_vat', 'vat_due'] as const

type VatReportProps = { month: string; setMonth: (month: string) => void }

/** The VAT of a month by rate, as the receipts show it. */
export function VatReport({ month, setMonth }: VatReportProps) {
  const translate = useTranslate()
  const id = useId()
  const { number, month: monthName, money } = useFormat()
  const report = useReport(['vat', month], (signal) => getVatReport(api, { month }, { signal }))
  const { data } = report
  const text = (name: string) => translate(`resources.sales-reports.vat.${name}`)
  return (
    <>
      <div className="filters screen-only">
        <div className="field">
          <label htmlFor={id}>{translate('resources.sales-reports.month')}</label>
          <input
            id={id}
            className="input"
            type="month"
            min="2000-01"
            max="2099-12"
            value={month}
            onChange={({ target }) => target.value && setMonth(target.value)}
          />
        </div>
      </div>
      <Section
        title={translate('resources.sales-reports.vat.title', { month: monthName(month) })}
        action={<Downloads csv={`vat.csv?month=${month}`} name={`vat-${month}`} data={data} />}
      >
        <Loaded report={report}>
          {data && (
            <>
              <Figures
                figures={[
                  { name: text('vat_due'), value: money(data.total.vat_due) },
                  { name: text('sales'), value: money(data.total.sales) },
                  { name: text('refunds'), value: money(data.total.refunds) },
                  { name: translate('resources.sales-reports.figures.orders'), value: number(data.orders) },
                ]}
              />
              <ReportTable<(typeof data.rates)[number]>
                caption={text('caption')}
                empty={translate('resources.sales-reports.noSales')}
                keyOf={({ rate }) => String(rate)}
                name={{
                  label: text('rate'),
                  show: ({ rate }) => translate('resources.sales-reports.vat.percent', { percent: number(rate) }),
                }}
                columns={SUMS.map((name) => ({ label: text(name), show: (row) => money(row[name]) }))}
                rows={data.rates}
                total={SUMS.map((name) => money(data.total[name]))}
              />
              <p className="quiet small">{text('note')}</p>
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

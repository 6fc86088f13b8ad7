import { getStockValue } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { highestOf, topBars } from './figures.ts'
import { ChartPart, Downloads, Loaded, ReportTable, useReport } from './report-parts.tsx'

/** The end of a day in Nepal. */
const endOf = (day: string) => `${day}T23:59:59+05:45`

/** What the copies that can be sold are worth, now or at the end of a day. */
export function StockReport() {
  const translate = useTranslate()
  const id = useId()
  const { number, money } = useFormat()
  const [day, setDay] = useState('')
  const report = useReport(['stock', day], (signal) => getStockValue(api, day ? { at: endOf(day) } : {}, { signal }))
  const { data } = report
  const nameOf = (key: string) => translate(`resources.orders.classes.${key}`, { _: key })
  const bars = topBars(
    (data?.classes ?? []).map(({ product_class: key, selling_value: sum }) => ({ key, value: Number(sum) })),
  )
  const highest = highestOf(bars)
  const value = (rupees: number) => money(rupees.toFixed(2))
  const text = (name: string) => translate(`resources.sales-reports.stock.${name}`)
  return (
    <>
      <div className="filters screen-only">
        <div className="field">
          <label htmlFor={id}>
            <span>{text('day')}</span>
            <span className="opt">{translate('admin.optional')}</span>
          </label>
          <input
            id={id}
            className="input"
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={day}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <p className="hint" id={`${id}-hint`}>
          {text('hint')}
        </p>
      </div>
      <Section
        title={translate('resources.sales-reports.reports.stock')}
        action={<Downloads csv="stock.csv" name="stock-value" data={data} />}
      >
        <Loaded report={report}>
          {highest && (
            <ChartPart
              title={translate('resources.sales-reports.reports.stock')}
              summary={translate('resources.sales-reports.highest', {
                name: nameOf(highest.key),
                sum: value(highest.value),
              })}
              bars={bars}
              label={nameOf}
              value={value}
              hasNames
            />
          )}
          {data && (
            <ReportTable<(typeof data.classes)[number]>
              caption={translate('resources.sales-reports.reports.stock')}
              empty={text('none')}
              keyOf={({ product_class: key }) => key}
              name={{
                label: translate('resources.sales-reports.fields.product_class'),
                show: ({ product_class: key }) => nameOf(key),
              }}
              columns={[
                { label: text('products'), show: ({ products }) => number(products) },
                { label: text('copies'), show: ({ copies }) => number(copies) },
                { label: text('selling_value'), show: ({ selling_value: sum }) => money(sum) },
                { label: text('printed_value'), show: ({ printed_value: sum }) => money(sum) },
              ]}
              rows={data.classes}
              total={[number(data.products), number(data.copies), money(data.selling_value), money(data.printed_value)]}
            />
          )}
          <p className="quiet small">{text('csvNote')}</p>
        </Loaded>
      </Section>
    </>
  )
}

import { getVatReport } from '@dabali/api-client/staff'
import { displayNepaliDate, writeDigits } from '@dabali/domain'
import { useId, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { latinDigits, useFormat } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { CALENDARS, type Calendar, daysOfMonth, inCalendar, type Month } from './periods.ts'
import { Downloads, Figures, Loaded, ReportTable, useReport } from './report-parts.tsx'

const SUMS = ['sales', 'taxable', 'vat', 'refunds', 'refunds_taxable', 'refunds_vat', 'vat_due'] as const

type VatReportProps = { shown: Month; set: (month: Month) => void }

/** The VAT of a month by rate, as the receipts show it. */
export function VatReport({ shown, set }: VatReportProps) {
  const translate = useTranslate()
  const id = useId()
  const { number, money, date } = useFormat()
  const monthName = useMonthName()
  const { calendar, month } = shown
  const report = useReport(['vat', calendar, month], (signal) => getVatReport(api, { month, calendar }, { signal }))
  const { data } = report
  const days = daysOfMonth(shown)
  const text = (name: string) => translate(`resources.sales-reports.vat.${name}`)
  const name = calendar === 'nepali' ? `vat-nepali-${month}` : `vat-${month}`
  return (
    <>
      <div className="filters screen-only">
        <div className="field">
          <label htmlFor={`${id}-calendar`}>{text('calendar')}</label>
          <select
            id={`${id}-calendar`}
            className="input"
            value={calendar}
            onChange={({ target }) => set(inCalendar(shown, target.value as Calendar))}
          >
            {CALENDARS.map((each) => (
              <option key={each} value={each}>
                {text(`calendars.${each}`)}
              </option>
            ))}
          </select>
        </div>
        {calendar === 'nepali' ? (
          <NepaliMonth month={month} set={set} />
        ) : (
          <div className="field">
            <label htmlFor={id}>{translate('resources.sales-reports.month')}</label>
            <input
              id={id}
              className="input"
              type="month"
              min="2000-01"
              max="2099-12"
              value={month}
              onChange={({ target }) => target.value && set({ calendar, month: target.value })}
            />
          </div>
        )}
      </div>
      <Section
        title={translate('resources.sales-reports.vat.title', { month: monthName(shown) })}
        action={<Downloads csv={`vat.csv?month=${month}&calendar=${calendar}`} name={name} data={data} />}
      >
        {days && (
          <p className="quiet small">
            {translate('resources.sales-reports.days', { from: date(days.from), to: date(days.to) })}
          </p>
        )}
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

/** A month with its year; English has no names for those of Bikram Sambat. */
function useMonthName() {
  const translate = useTranslate()
  const isNepali = useLocale() === 'ne'
  const { month: gregorian } = useFormat()
  return (shown: Month) => {
    const days = daysOfMonth(shown)
    if (shown.calendar === 'gregorian' || !days) return gregorian(shown.month)
    if (isNepali) return displayNepaliDate(days.from).replace(' १,', '')
    return translate('resources.sales-reports.vat.nepaliMonthOf', { month: shown.month })
  }
}

/** Browsers have no field for it. It is taken once it is a month. */
function NepaliMonth({ month, set }: { month: string; set: (month: Month) => void }) {
  const translate = useTranslate()
  const id = useId()
  const isNepali = useLocale() === 'ne'
  const [typed, setTyped] = useState(() => (isNepali ? writeDigits(month, 'ne') : month))
  const toMonth = (text: string): Month => ({ calendar: 'nepali', month: latinDigits(text.trim()) })
  const isWrong = !daysOfMonth(toMonth(typed))
  const change = (text: string) => {
    setTyped(text)
    if (daysOfMonth(toMonth(text))) set(toMonth(text))
  }
  return (
    <div className="field">
      <label htmlFor={id}>{translate('resources.sales-reports.month')}</label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        maxLength={7}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      <p className={isWrong ? 'error-text' : 'hint'} id={`${id}-hint`}>
        {translate('resources.sales-reports.vat.monthHint')}
      </p>
    </div>
  )
}

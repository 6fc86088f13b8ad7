import { type FormEvent, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import type { Permission } from '../../data/resource.ts'
import { PageHead } from '../../layout/parts.tsx'
import { type Period, PRESETS, presetDays, readMonth, readPeriod } from './periods.ts'
import { SalesReport } from './sales-report.tsx'
import { StockReport } from './stock-report.tsx'
import { TicketReport } from './ticket-report.tsx'
import { VatReport } from './vat-report.tsx'

const REPORTS: readonly { name: string; needs?: Permission }[] = [
  { name: 'sales' },
  { name: 'vat' },
  { name: 'tickets' },
  { name: 'stock', needs: 'stock.read' },
]

/** The reports, each with its period; the address holds what is shown. */
export default function ReportScreen() {
  const translate = useTranslate()
  const may = useMay()
  const [query, setQuery] = useSearchParams()
  const allowed = REPORTS.filter(({ needs }) => needs === undefined || may(needs))
  const shown = allowed.find(({ name }) => name === query.get('report'))?.name ?? 'sales'
  const set = (fields: Record<string, string>) => setQuery({ ...Object.fromEntries(query), ...fields })
  const setPeriod = (fields: Record<string, string>) => {
    const { from: _from, to: _to, period: _period, ...rest } = Object.fromEntries(query)
    setQuery({ ...rest, ...fields })
  }
  const now = new Date()
  const period = readPeriod(query, now)
  return (
    <>
      <PageHead
        title={translate('resources.sales-reports.name', { smart_count: 2 })}
        meta={translate('resources.sales-reports.text')}
        actions={
          <button type="button" className="button button--plain" onClick={() => print()}>
            {translate('resources.sales-reports.print')}
          </button>
        }
      />
      <fieldset className="views" aria-label={translate('resources.sales-reports.choose')}>
        {allowed.map(({ name }) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => set({ report: name })}>
            {translate(`resources.sales-reports.reports.${name}`)}
          </button>
        ))}
      </fieldset>
      {(shown === 'sales' || shown === 'tickets') && (
        <PeriodForm key={`${period.from} ${period.to}`} period={period} set={setPeriod} />
      )}
      {shown === 'sales' && <SalesReport period={period} by={query.get('by')} setBy={(by) => set({ by })} />}
      {shown === 'vat' && <VatReport shown={readMonth(query, now)} set={set} />}
      {shown === 'tickets' && <TicketReport period={period} />}
      {shown === 'stock' && <StockReport />}
    </>
  )
}

type PeriodFormProps = { period: Period; set: (fields: Record<string, string>) => void }

/** A period by its name, or by its first and last day. */
function PeriodForm({ period, set }: PeriodFormProps) {
  const translate = useTranslate()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [one = '', other = ''] = [String(data.get('from')), String(data.get('to'))].toSorted()
    if (one && other) set({ from: one, to: other })
  }
  return (
    <form className="filters screen-only" onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}-preset`}>{translate('resources.sales-reports.period')}</label>
        <select
          id={`${id}-preset`}
          className="input"
          value={period.preset}
          onChange={({ target }) => target.value !== 'dates' && set({ period: target.value })}
        >
          {[
            ...PRESETS.filter((preset) => presetDays(preset, new Date())),
            ...(period.preset === 'dates' ? (['dates'] as const) : []),
          ].map((preset) => (
            <option key={preset} value={preset}>
              {translate(`resources.sales-reports.presets.${preset}`)}
            </option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{translate(`resources.sales-reports.${name}`)}</label>
          <input
            id={`${id}-${name}`}
            className="input"
            type="date"
            name={name}
            required
            min="2000-01-01"
            max="2099-12-31"
            defaultValue={period[name]}
          />
        </div>
      ))}
      <button type="submit" className="button button--plain">
        {translate('resources.sales-reports.show')}
      </button>
    </form>
  )
}

import { useTranslate } from 'react-admin'
import { Facts } from '../../layout/parts.tsx'

type Value = string | number | boolean | null

/** Facts as the program has them: their names are those of the data, and ids are not written as numbers. */
export function PlainFacts({ facts }: { facts: Readonly<Record<string, Value>> }) {
  const translate = useTranslate()
  const shown = (value: Value) => {
    if (typeof value === 'boolean') return translate(`admin.draftConflict.${value ? 'yes' : 'no'}`)
    return String(value)
  }
  const rows = Object.entries(facts)
  if (rows.length === 0) return <p className="quiet">{translate('resources.jobs.noFacts')}</p>
  return (
    <Facts
      facts={rows.map(([name, value]) => [
        name,
        value === null || value === '' ? '' : <span className="mono">{shown(value)}</span>,
      ])}
    />
  )
}

import { listImportRows } from '@dabali/api-client/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useDownload } from '../../data/download.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageButtons } from '../../layout/page-buttons.tsx'
import { LoadError, LoadingRows, Section, StateMessage, Status } from '../../layout/parts.tsx'
import { firstOutcome, type Import, type ImportRow, OUTCOMES, type Outcome } from './import-state.ts'

const ROWS_SHOWN = 25

/** What each row does or what is wrong with it, by outcome and page by page. */
export function ImportRows({ found }: { found: Import }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const download = useDownload()
  // Until a member chooses, what matters most is shown.
  const [chosen, setChosen] = useState<Outcome>()
  const [page, setPage] = useState(1)
  const outcome = chosen ?? firstOutcome(found)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['import-rows', found.id, found.version, found.status, outcome, page],
    queryFn: ({ signal }) =>
      listImportRows(api, { id: found.id, outcome, page: String(page), page_size: String(ROWS_SHOWN) }, { signal }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.results.filter((row) => row.outcome === outcome) ?? []
  return (
    <Section
      title={translate('resources.imports.rowsTitle')}
      action={
        found.counts.faulty > 0 && (
          <button
            type="button"
            className="link"
            disabled={download.isPending}
            onClick={() => download.mutate({ path: `staff/imports/${found.id}/errors/`, name: 'import-errors.csv' })}
          >
            {translate('resources.imports.downloadErrors', {
              smart_count: found.counts.faulty,
              count: number(found.counts.faulty),
            })}
          </button>
        )
      }
    >
      <fieldset className="views" aria-label={translate('resources.imports.show')}>
        {OUTCOMES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === outcome}
            onClick={() => {
              setChosen(one)
              setPage(1)
            }}
          >
            {translate(`resources.imports.outcomes.${one}`)} {number(found.counts[one])}
          </button>
        ))}
      </fieldset>
      {error && !data && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data?.count === 0 && <StateMessage kind="empty" title={translate(`resources.imports.noRows.${outcome}`)} />}
      {rows.length > 0 && (
        <>
          {outcome === 'faulty' ? <Problems rows={rows} /> : <Changes rows={rows} outcome={outcome} />}
          <p className="quiet small">{translate('resources.imports.rowNumbers')}</p>
        </>
      )}
      {data && data.count > 0 && <PageButtons page={page} perPage={ROWS_SHOWN} total={data.count} setPage={setPage} />}
    </Section>
  )
}

/** Each problem by row and column, as a spreadsheet names them. */
function Problems({ rows }: { rows: readonly ImportRow[] }) {
  const translate = useTranslate()
  const { digits } = useFormat()
  const [locale] = useLocaleState()
  const language = locale === 'ne' ? 'ne' : 'en'
  const empty = <span className="quiet">{translate('resources.imports.empty')}</span>
  const HEADS = ['row', 'column', 'value', 'problem', 'mend'] as const
  return (
    <table className="grid grid--fold">
      <caption className="visually-hidden">{translate('resources.imports.problems.caption')}</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {translate(`resources.imports.problems.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row) =>
          row.problems.map(({ column, field, value, problem, mend }) => (
            <tr key={`${row.number} ${field} ${problem.en}`}>
              <th scope="row">{translate('resources.imports.rowNumber', { row: digits(row.number) })}</th>
              <td className="mono" data-label={translate('resources.imports.problems.column')}>
                {[column, field].filter(Boolean).join(' · ') || '–'}
              </td>
              <td className="wide" data-label={translate('resources.imports.problems.value')}>
                {value ? <mark className="mono">{value}</mark> : empty}
              </td>
              <td className="wide">
                <b>{problem[language]}</b>
              </td>
              <td className="quiet wide">{mend[language]}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

const SHOWN_CHANGES = 4

function Changes({ rows, outcome }: { rows: readonly ImportRow[]; outcome: Outcome }) {
  const translate = useTranslate()
  const { number, digits } = useFormat()
  const [locale] = useLocaleState()
  const language = locale === 'ne' ? 'ne' : 'en'
  return (
    <ul className="rows">
      {rows.map((row) => {
        const shown = row.changes.slice(0, SHOWN_CHANGES)
        const rest = row.changes.slice(SHOWN_CHANGES)
        return (
          <li key={row.number} className="stack-2">
            <p className="line">
              <b>{translate('resources.imports.rowNumber', { row: digits(row.number) })}</b>
              {row.product_id !== null && row.undone !== 'restored' && (
                <Link to={`/products/${row.product_id}/show`}>{translate('resources.imports.openProduct')}</Link>
              )}
              <RowState row={row} />
            </p>
            {row.problems.map(({ problem, mend }) => (
              <p key={problem.en} className="quiet">
                {problem[language]}
                {language === 'ne' ? '।' : '.'} {mend[language]}
              </p>
            ))}
            {outcome !== 'unchanged' && <ChangeList changes={shown} />}
            {rest.length > 0 && (
              <details>
                <summary>
                  {translate('resources.imports.moreColumns', { smart_count: rest.length, count: number(rest.length) })}
                </summary>
                <ChangeList changes={rest} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function RowState({ row: { is_written: isWritten, undone } }: { row: ImportRow }) {
  const translate = useTranslate()
  if (undone)
    return <Status tone={undone === 'kept' ? 'w' : 'o'}>{translate(`resources.imports.undone.${undone}`)}</Status>
  return isWritten && <Status tone="s">{translate('resources.imports.written')}</Status>
}

function ChangeList({ changes }: { changes: ImportRow['changes'] }) {
  return (
    <dl className="changes">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="mono">{field}</dt>
          <dd>
            {from && <del>{from}</del>} {to && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

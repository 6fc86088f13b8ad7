import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormat } from '../i18n/format.ts'
import { useColumnChoice } from './list-settings.tsx'
import { LoadError, LoadingRows, StateMessage } from './parts.tsx'

export type Column<Row> = {
  /** A message key. */
  label: string
  show: (row: Row) => ReactNode
  isNumber?: boolean
  /** A line of its own on a small screen. */
  isWide?: boolean
  /** A line of its own with its label on a small screen, where there is no head. */
  isLabelled?: boolean
  /** Right on its line of a small screen: beside the name of the row, or beside the column before. */
  isEnd?: 'ofName' | 'ofLine'
  /** Members cannot hide it. */
  isFixed?: boolean
  /** Hidden unless a member chooses it. */
  isOptional?: boolean
}

type RecordTableProps<Row> = {
  /** A message key: what the table lists. */
  caption: string
  /** What names the row; a link where it has a screen of its own. */
  name: { label: string; show: (row: Row) => ReactNode; href?: (row: Row) => string }
  columns: readonly Column<Row>[]
  /** A message key: what an empty list means. */
  empty: string
}

/** A long email address, which has no spaces, may be broken after its parts. */
const withBreaks = (shown: ReactNode): ReactNode =>
  typeof shown === 'string' && shown.includes('@')
    ? shown.split(/(?<=[@.])/).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={part + String(at)} />, part]))
    : shown

const classOf = ({ isNumber, isWide, isEnd }: Pick<Column<never>, 'isNumber' | 'isWide' | 'isEnd'>) =>
  [isNumber && 'num', isWide && 'wide', isEnd && 'end-of-line', isEnd === 'ofName' && 'end-of-name']
    .filter(Boolean)
    .join(' ') || undefined

/** The rows of the list around it, with its states and pages; they fold on a small screen. */
export function RecordTable<Row extends { id: string | number }>(props: RecordTableProps<Row>) {
  const { caption, name, empty } = props
  const { shown: columns, choice, isPending: isChoicePending } = useColumnChoice(props.columns)
  const translate = useTranslate()
  const { data = [], error, isPending, refetch, filterValues, setFilters } = useListContext()
  if (error) return <LoadError error={error} retry={refetch} />
  if (isPending || isChoicePending) return <LoadingRows />
  if (data.length === 0) {
    const isFiltered = Object.keys(filterValues ?? {}).length > 0
    return (
      <StateMessage kind="empty" title={translate(isFiltered ? 'admin.state.noMatch' : empty)}>
        {isFiltered && (
          <button type="button" className="button button--plain" onClick={() => setFilters({}, undefined, false)}>
            {translate('admin.action.clearFilters')}
          </button>
        )}
      </StateMessage>
    )
  }
  return (
    <>
      {choice}
      <table className="grid grid--fold">
        <caption className="visually-hidden">{translate(caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{translate(name.label)}</th>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? 'num' : undefined}>
                {translate(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(data as Row[]).map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {name.href ? (
                  <Link data-row to={name.href(row)}>
                    {withBreaks(name.show(row))}
                  </Link>
                ) : (
                  withBreaks(name.show(row))
                )}
              </th>
              {columns.map(({ label, show, isLabelled, ...is }) => (
                <td key={label} data-label={isLabelled ? translate(label) : undefined} className={classOf(is)}>
                  {withBreaks(show(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pages />
    </>
  )
}

function Pages() {
  const { page, perPage, total = 0, setPage } = useListContext()
  return <PageButtons page={page} perPage={perPage} total={total} setPage={setPage} />
}

type PageProps = { page: number; perPage: number; total: number; setPage: (page: number) => void }

/** Which rows of how many are shown, and the way to the others. */
export function PageButtons({ page, perPage, total, setPage }: PageProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  return (
    <nav className="pages" aria-label={translate('admin.pages.label')}>
      <p className="quiet small">
        {translate('admin.pages.range', { from: number(from), to: number(to), total: number(total) })}
      </p>
      {total > perPage && (
        <div className="line">
          <button type="button" className="button button--plain" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {translate('admin.pages.previous')}
          </button>
          <button
            type="button"
            className="button button--plain"
            disabled={to >= total}
            onClick={() => setPage(page + 1)}
          >
            {translate('admin.pages.next')}
          </button>
        </div>
      )}
    </nav>
  )
}

import { type ReactNode, useRef, useState } from 'react'
import { useListContext, useStore, useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Icon } from './icons.tsx'
import { useColumnChoice } from './list-settings.tsx'
import { PageButtons } from './page-buttons.tsx'
import { Facts, LoadError, LoadingRows, StateMessage } from './parts.tsx'
import { type Selection, useRowKeys } from './row-keys.ts'

type Identified = { id: string | number }

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

type RecordTableProps<Row extends Identified> = {
  /** A message key: what the table lists. */
  caption: string
  /** What names the row; a link where it has a screen of its own. */
  name: { label: string; show: (row: Row) => ReactNode; href?: (row: Row) => string }
  columns: readonly Column<Row>[]
  /** A message key: what an empty list means. */
  empty: string
  /** What the preview of a row shows; the default is all its columns. */
  preview?: (row: Row) => ReactNode
  /** The rows can be chosen; `bar` is what can be done with those that are. */
  selection?: Selection<Row> & { bar: ReactNode }
}

/** The label of a column of buttons, which a preview leaves out. */
const ACTIONS = 'admin.actions'

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
export function RecordTable<Row extends Identified>(props: RecordTableProps<Row>) {
  const { empty } = props
  const { shown: columns, choice, isPending: isChoicePending } = useColumnChoice(props.columns)
  const translate = useTranslate()
  const { data = [], error, isPending, isPlaceholderData, refetch, filterValues, setFilters } = useListContext()
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
  const rows = data as Row[]
  return <Rows {...props} {...{ rows, columns, choice }} all={props.columns} arePrevious={isPlaceholderData === true} />
}

type RowsProps<Row extends Identified> = RecordTableProps<Row> & {
  rows: readonly Row[]
  all: readonly Column<Row>[]
  choice: ReactNode
  /** They belong to the previous page or filter; the new ones are loading. */
  arePrevious: boolean
}

function Rows<Row extends Identified>(props: RowsProps<Row>) {
  const { caption, name, rows, arePrevious, columns, all, choice, selection, preview } = props
  const translate = useTranslate()
  const [previewed, setPreviewed] = useState<Row['id']>()
  const { choose, ...keys } = useRowKeys({ rows, previewed, setPreviewed, selection })
  const shortcuts = selection ? 'Space X Shift+X' : 'Space'
  const shown = rows.find(({ id }) => id === previewed)
  const body = useRef<HTMLTableSectionElement>(null)
  // The button that closes it is gone with it.
  const close = () => {
    const row = [...(body.current?.rows ?? [])].find(({ dataset }) => dataset['id'] === String(previewed))
    flushSync(() => setPreviewed(undefined))
    row?.querySelector<HTMLElement>('[data-row]')?.focus()
  }
  return (
    <div className="listing">
      {choice}
      <div className="listed" data-open={shown !== undefined}>
        <div>
          <table className="grid grid--fold" aria-busy={arePrevious}>
            <caption className="visually-hidden">{translate(caption)}</caption>
            <thead>
              <tr>
                {selection && <ChooseShown rows={rows} selection={selection} />}
                <th scope="col">{translate(name.label)}</th>
                {columns.map(({ label, isNumber, isWide }) => (
                  <th key={label} scope="col" className={classOf({ isNumber, isWide })}>
                    {translate(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} {...keys}>
              {rows.map((row) => (
                <tr key={row.id} data-id={row.id} data-chosen={selection?.chosen.has(row.id)}>
                  {selection && (
                    <td className="pick">
                      <input
                        type="checkbox"
                        aria-label={selection.label(row)}
                        checked={selection.chosen.has(row.id)}
                        onChange={() => choose(row, false)}
                      />
                    </td>
                  )}
                  {name.href ? (
                    <th scope="row">
                      <Link data-row aria-keyshortcuts={shortcuts} to={name.href(row)}>
                        {withBreaks(name.show(row))}
                      </Link>
                    </th>
                  ) : (
                    <th scope="row" data-row aria-keyshortcuts={shortcuts} tabIndex={-1}>
                      {withBreaks(name.show(row))}
                    </th>
                  )}
                  {columns.map(({ label, show, isLabelled, ...is }) => (
                    <td key={label} data-label={isLabelled ? translate(label) : undefined} className={classOf(is)}>
                      {withBreaks(show(row))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {shown && (
          <Preview title={name.show(shown)} href={name.href?.(shown)} close={close}>
            {preview ? (
              preview(shown)
            ) : (
              <Facts
                facts={all
                  .filter(({ label }) => label !== ACTIONS)
                  .map(({ label, show }) => [translate(label), show(shown)] as const)}
              />
            )}
          </Preview>
        )}
      </div>
      {selection?.bar}
      <Pages keys={selection ? ['rows', 'choose', 'preview', 'open'] : ['rows', 'preview', 'open']} />
    </div>
  )
}

type ChooseShownProps<Row extends Identified> = { rows: readonly Row[]; selection: Selection<Row> }

function ChooseShown<Row extends Identified>({ rows, selection }: ChooseShownProps<Row>) {
  const translate = useTranslate()
  const { chosen, setChosen } = selection
  const areAll = rows.every(({ id }) => chosen.has(id))
  const ids = new Set(rows.map(({ id }) => id))
  return (
    <th scope="col" className="pick">
      <input
        type="checkbox"
        aria-label={translate('admin.bulk.chooseShown')}
        checked={areAll}
        ref={(box) => {
          if (box) box.indeterminate = !areAll && rows.some(({ id }) => chosen.has(id))
        }}
        onChange={() =>
          setChosen(
            areAll
              ? new Map([...chosen].filter(([id]) => !ids.has(id)))
              : new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]),
          )
        }
      />
    </th>
  )
}

type PreviewProps = { title: ReactNode; href: string | undefined; close: () => void; children: ReactNode }

/** What a row is about, beside the list, which keeps the focus. */
function Preview({ title, href, close, children }: PreviewProps) {
  const translate = useTranslate()
  return (
    <aside className="row-preview stack" aria-label={translate('admin.preview.label')} aria-live="polite">
      <div className="line between">
        <h2 className="row-preview-name">{title}</h2>
        <button type="button" className="icon-button" aria-label={translate('admin.preview.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      {href && (
        <Link className="button button--plain" to={href}>
          {translate('admin.preview.open')}
        </Link>
      )}
    </aside>
  )
}

type BulkBarProps = { count: ReactNode; clear: () => void; children: ReactNode }

/** How many rows are chosen, and what can be done with all of them; at the foot of the window. */
export function BulkBar({ count, clear, children }: BulkBarProps) {
  const translate = useTranslate()
  return (
    <section className="bulk" aria-label={translate('admin.bulk.label')} aria-keyshortcuts="Control+.">
      <span className="bulk-count" role="status">
        {count}
      </span>
      {children}
      <button type="button" className="bulk-clear" aria-keyshortcuts="Escape" onClick={clear}>
        {translate('admin.bulk.clear')} <kbd className="hide-small">Esc</kbd>
      </button>
    </section>
  )
}

const KEYS = { rows: ['J', 'K'], choose: ['X'], preview: ['Space'], open: ['Enter'] } as const

function Pages({ keys }: { keys: readonly (keyof typeof KEYS)[] }) {
  const translate = useTranslate()
  const [hasLetters] = useStore('shortcuts.letters', true)
  const { page, perPage, total = 0, setPage } = useListContext()
  return (
    <PageButtons page={page} perPage={perPage} total={total} setPage={setPage}>
      {hasLetters && (
        <p className="quiet small row-keys hide-small">
          {keys.map((key) => (
            <span key={key}>
              {KEYS[key].map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}{' '}
              {translate(`admin.pages.keys.${key}`)}
            </span>
          ))}
        </p>
      )}
    </PageButtons>
  )
}

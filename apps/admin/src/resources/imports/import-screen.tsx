import { cancelImport, undoImport } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ShowBase, useLocaleState, useRefresh, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportStatus } from './import-list.tsx'
import { ImportRows } from './import-rows.tsx'
import {
  failedStep,
  type Import,
  isAtWork,
  isFailed,
  isOpen,
  OUTCOMES,
  POLL_MS,
  STEPS,
  shareDone,
  stepOf,
} from './import-state.ts'
import { RunForm } from './run-form.tsx'

type Loaded = { state: { data?: Import | undefined } }
const QUERY = {
  ...STAYS_SHOWN.queryOptions,
  // It is asked again anyway, also after a lost connection, and not while the page is hidden.
  retry: false,
  refetchInterval: ({ state }: Loaded) => (state.data && isAtWork(state.data) ? POLL_MS : false),
}

/** One import: its columns, what it would do, its progress and what it has done. */
export default function ImportScreen() {
  return (
    <ShowBase resource="imports" queryOptions={QUERY as object}>
      <ShownImport />
    </ShowBase>
  )
}

/** Not a lost connection: a login that has ended, or a permission that was taken away. */
function isRefusal(error: unknown): boolean {
  const status = Number(Reflect.get(Object(error), 'status'))
  return status >= 400 && status < 500
}

function ShownImport() {
  const translate = useTranslate()
  const { record: found, error, isPending, refetch } = useShowContext<Import>()
  if (error && (!found || isRefusal(error))) return <LoadError error={error} retry={refetch} />
  if (isPending || !found) return <LoadingRows />
  return (
    <>
      <ImportHead found={found} />
      <Steps found={found} />
      <div role="status">
        {error && isAtWork(found) && (
          <div className="notice notice--w">
            <p>{translate('resources.imports.connectionLost')}</p>
          </div>
        )}
      </div>
      {isAtWork(found) && <Progress found={found} />}
      <Result found={found} />
      <Plan found={found} />
    </>
  )
}

/** The columns, what each row does, and the way on, as far as the import is. */
function Plan({ found }: { found: Import }) {
  const translate = useTranslate()
  const canRun = found.status === 'checked' || failedStep(found) === 'run'
  const canCheck = found.status === 'uploaded' || failedStep(found) === 'check'
  const isUnchecked = ['uploaded', 'checking'].includes(found.status)
  const hasResult = !isUnchecked && OUTCOMES.some((outcome) => found.counts[outcome] > 0)
  return (
    <>
      {hasResult && <Figures found={found} />}
      <div className={canRun ? 'side-by-side' : 'stack-6'}>
        <div className="stack-6">
          {hasResult && <ImportRows key={found.id} found={found} />}
          {(canCheck || found.status === 'checked') && (
            // One form, which keeps its message when the columns are stored and their check is refused.
            <details key={found.id} open={canCheck}>
              <summary>{translate('resources.imports.changeColumns')}</summary>
              <ImportColumns found={found} />
            </details>
          )}
        </div>
        {canRun && <RunForm found={found} />}
      </div>
    </>
  )
}

function ImportHead({ found }: { found: Import }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const { kind, file_name: name, row_count: rows, by, created_at: at, undo_until: undoUntil } = found
  return (
    <PageHead
      area="store"
      title={name || translate('resources.imports.noName')}
      meta={
        <>
          <ImportStatus found={found} />
          <span>{translate(`resources.imports.kinds.${kind}`)}</span>
          <span>{translate('resources.imports.rowCount', { smart_count: rows, count: number(rows) })}</span>
          <span>{[time(at), by].filter(Boolean).join(', ')}</span>
        </>
      }
      actions={
        <>
          {isOpen(found) && <Act found={found} act="cancel" />}
          <Link className="button button--plain" to="/imports">
            {translate(`resources.imports.${isOpen(found) ? 'uploadCorrected' : 'uploadAnother'}`)}
          </Link>
          {undoUntil && <Act found={found} act="undo" />}
        </>
      }
    />
  )
}

const ACTS = { cancel: cancelImport, undo: undoImport }

/** A button and the question before it: how many rows it concerns, and until when it can be undone. */
function Act({ found, act }: { found: Import; act: keyof typeof ACTS }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const { id, version, written, undo_until: until } = found
  const change = useAction(
    (_: undefined, idempotencyKey) => ACTS[act](api, { id, ifMatch: version, idempotencyKey }, { silent: true }),
    { done: `resources.imports.${act}.done`, onDone: () => setAsking(false) },
  )
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => setAsking(true)}>
        {translate(`resources.imports.${act}.open`)}
      </button>
      {isAsking && (
        <Question
          title={translate(`resources.imports.${act}.title`)}
          confirm={translate(`resources.imports.${act}.confirm`)}
          isFinal
          isBusy={change.isPending}
          error={change.error}
          onClose={() => setAsking(false)}
          onConfirm={() => change.mutate(undefined, { onError: refresh })}
        >
          <p>
            {translate(`resources.imports.${act}.text`, {
              smart_count: written,
              count: number(written),
              time: until ? time(until) : '',
            })}
          </p>
        </Question>
      )}
    </>
  )
}

function Steps({ found }: { found: Import }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const now = stepOf(found)
  return (
    <ol className="steps" aria-label={translate('resources.imports.steps.label')}>
      {STEPS.map((step, at) => (
        <li key={step} aria-current={at === now ? 'step' : undefined} data-done={at < now}>
          {number(at + 1)}. {translate(`resources.imports.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

function Progress({ found }: { found: Import }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { status, done_count: done, row_count: rows, written } = found
  const label = translate(`resources.imports.status.${status}`, { _: status })
  return (
    <Section title={label}>
      <progress className="progress" max={1} value={shareDone(found)} aria-label={label} />
      <p className="quiet small">
        {translate('resources.imports.progress', {
          done: number(done),
          rows: number(status === 'undoing' ? written : rows),
        })}
      </p>
    </Section>
  )
}

/** What came of it, and until when it can be undone. */
function Result({ found }: { found: Import }) {
  const translate = useTranslate()
  const { number, digits, time } = useFormat()
  const [locale] = useLocaleState()
  const { status, written, undo_until: until, stopped_row: stopped, kept = 0 } = found
  const rest = [
    kept > 0 && translate('resources.imports.kept', { smart_count: kept, count: number(kept) }),
    until && translate('resources.imports.undoUntil', { time: time(until) }),
  ]
    .filter(Boolean)
    .join(' ')
  if (isFailed(found))
    return (
      <div className="notice notice--e" role="alert">
        <p>
          {found.failure?.reason[locale === 'ne' ? 'ne' : 'en'] ??
            `${translate('resources.imports.failed')} ${translate('resources.imports.failedText')}`}{' '}
          {written > 0 &&
            `${translate('resources.imports.result.cancelled', { smart_count: written, count: number(written) })} `}
          {rest}
        </p>
      </div>
    )
  if (status !== 'done' && status !== 'cancelled' && status !== 'undone') return null
  const isTakenBack = stopped !== null && status === 'undone'
  return (
    <div className={`notice notice--${status === 'done' ? 's' : 'w'}`}>
      <p>
        {isTakenBack && `${translate('resources.imports.stopped', { row: digits(stopped) })} `}
        {!isTakenBack &&
          `${translate(`resources.imports.result.${status}`, { smart_count: written, count: number(written) })} `}
        {rest}
      </p>
    </div>
  )
}

function Figures({ found }: { found: Import }) {
  const translate = useTranslate()
  const { number } = useFormat()
  return (
    <dl className="figures">
      {OUTCOMES.map((outcome) => (
        <div key={outcome}>
          <dt className={outcome === 'faulty' && found.counts.faulty > 0 ? 'error-text' : 'quiet small'}>
            {translate(`resources.imports.outcomes.${outcome}`)}
          </dt>
          <dd className="big">{number(found.counts[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}

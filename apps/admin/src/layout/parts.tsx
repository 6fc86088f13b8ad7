import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { fieldError, fieldErrors, hasGeneralError } from '../data/api.ts'
import { useFormat } from '../i18n/format.ts'

type Area = 'store' | 'culture' | 'system'
type PageHeadProps = { title: string; meta?: ReactNode; actions?: ReactNode; area?: Area }

/** The title of a screen. The line under it tells which site is changed: ink, marigold, or grey for the system. */
export function PageHead({ title, meta, actions, area = 'system' }: PageHeadProps) {
  const translate = useTranslate()
  useEffect(() => {
    document.title = `${title} – ${translate('admin.name')}`
  }, [title, translate])
  return (
    <header className="head" data-area={area}>
      <div className="stack-2">
        <h1>{title}</h1>
        {meta && <p className="meta">{meta}</p>}
      </div>
      {actions && (
        <div className="line" aria-keyshortcuts="Control+.">
          {actions}
        </div>
      )}
    </header>
  )
}

export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="sec">
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}

type ActionButtonProps = ComponentProps<'button'> & { isDisabled: boolean }

const refuse = (event: MouseEvent) => event.preventDefault()

/** A button that keeps the focus while it is disabled: a browser takes it from an element with `disabled`. */
export function ActionButton({ isDisabled, onClick, type = 'button', ...rest }: ActionButtonProps) {
  return (
    <button {...rest} type={type} aria-disabled={isDisabled || undefined} onClick={isDisabled ? refuse : onClick} />
  )
}

/** A name and its value. */
export type Fact = readonly [name: string, value: ReactNode]

/** Names and values; those without a value are left out. */
export function Facts({ facts, isSum = false }: { facts: readonly Fact[]; isSum?: boolean }) {
  return (
    <dl className={isSum ? 'facts facts--sum' : 'facts'}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  )
}

/** Green, yellow, red, plain and not yet. */
export type Tone = 's' | 'w' | 'e' | 'n' | 'o'

export const Status = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`status status--${tone}`}>{children}</span>
)

const DRAWINGS = {
  empty: <path d="M32 44c2-10 6-16 12-16s10 6 12 16" strokeDasharray="3 5" />,
  closed: <path d="M36 44V30h16v14M39 30v-5a5 5 0 0 1 10 0v5" />,
  error: <path d="M44 10v18M44 36v.5" />,
}

type StateProps = { kind: keyof typeof DRAWINGS; title: string; text?: string; children?: ReactNode; isPage?: boolean }

/** Nothing yet, nothing found, no permission or a failure: what it is, and what to do. */
export function StateMessage({ kind, title, text, children, isPage = false }: StateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="state" role={kind === 'error' ? 'alert' : undefined}>
      <svg className="mark" viewBox="0 0 88 64" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
        {DRAWINGS[kind]}
        <path d="M24 44h40v6H24zM14 50h60v6H14zM2 56h84v6H2z" fill="var(--ground)" />
        <path d="M24 44h40v6H24z" fill="var(--plinth)" stroke="var(--plinth)" />
      </svg>
      <Title>{title}</Title>
      {text && <p className="quiet">{text}</p>}
      {children && <div className="line">{children}</div>}
    </div>
  )
}

const BONE_DELAY_MS = 300
const BONES = ['46%', '39%', '42%', '32%', '45%']

/** Grey rows once loading takes longer than 300 ms. */
export function LoadingRows() {
  const translate = useTranslate()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), BONE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="bones" role="status">
      <span className="visually-hidden">{translate('admin.state.loading')}</span>
      {isLate &&
        BONES.map((width) => (
          <div key={width}>
            <span className="bone" style={{ width }} />
            <span className="bone" style={{ width: '4rem' }} />
          </div>
        ))}
    </div>
  )
}

/** `texts.title.en` as "Title, English". */
function useFieldName(names: Readonly<Record<string, string>>): (path: string) => string {
  const translate = useTranslate()
  const partName = (part: string) => {
    if (part === 'en' || part === 'ne') return translate(`resources.messages.languages.${part}`)
    if (/^\d+$/.test(part)) return String(Number(part) + 1)
    return translate(`admin.fieldNames.${part}`, { _: part.replaceAll('_', ' ') })
  }
  return (path) => names[path] ?? path.split('.').map(partName).join(', ')
}

type ActionErrorProps = {
  error: unknown
  /** The only field of the form, which needs no name. */
  field?: string
  /** The names of other fields by those of the API. */
  names?: Readonly<Record<string, string>> | undefined
}

/** Why an action has failed, below its button; what the API says about fields, with their names. */
export function ActionError({ error, field, names = {} }: ActionErrorProps) {
  const translate = useTranslate()
  const nameOf = useFieldName(names)
  if (!(error instanceof Error)) return null
  const ofFields = hasGeneralError(error) ? [] : fieldErrors(error)
  const named = ofFields.map(([path, text]) => `${nameOf(path)}: ${text}`).join(' ')
  const message = (field === undefined ? undefined : fieldError(error, field)) ?? (named || error.message)
  return (
    <p className="error-text" role="alert">
      {translate(message, { _: message })}
    </p>
  )
}

/** A failed load, with the way to try again. */
export function LoadError({ error, retry }: { error: unknown; retry: () => unknown }) {
  const translate = useTranslate()
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  const message = error instanceof Error ? translate(error.message, { _: error.message }) : ''
  if (status === 403) return <StateMessage kind="closed" title={translate('admin.state.noPermission')} text={message} />
  if (status === 404) return <StateMessage kind="empty" title={translate('admin.state.notFound')} />
  return (
    <StateMessage kind="error" title={translate('admin.state.failed')} text={message}>
      <button type="button" className="button button--plain" onClick={() => void retry()}>
        {translate('admin.action.tryAgain')}
      </button>
    </StateMessage>
  )
}

type DateLinksProps = { dates: readonly { id: number; starts_at: string }[]; to: (id: number) => string }

/** The dates of an event, each a link to its screen. */
export function DateLinks({ dates, to }: DateLinksProps) {
  const { time } = useFormat()
  return (
    <ul>
      {dates.map(({ id, starts_at: at }) => (
        <li key={id}>
          <Link className="link" to={to(id)}>
            {time(at)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

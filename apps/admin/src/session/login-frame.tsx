import { type FormEvent, type HTMLInputAutoCompleteAttribute, type ReactNode, useEffect, useId } from 'react'
import { Notification, useTranslate } from 'react-admin'
import { LanguageButton, StoreLink, usePageAppearance } from '../layout/appearance.tsx'

/** The frame of the screens without a login. */
export function LoginFrame({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const translate = useTranslate()
  usePageAppearance()
  useEffect(() => {
    document.title = `${title} – ${translate('admin.name')}`
  }, [title, translate])
  return (
    <div className="login">
      <main className="in">
        <p className="lockup">
          <span className="up" lang="en">
            Dabali
          </span>
          <span className="down" lang="ne">
            डबली
          </span>
        </p>
        <div className="stack-2">
          <h1>{title}</h1>
          {text && <p className="quiet">{text}</p>}
        </div>
        {children}
      </main>
      <footer>
        <LanguageButton />
        <StoreLink />
      </footer>
      <Notification />
    </div>
  )
}

type OneFieldFormProps = {
  label: string
  hint?: string
  send: string
  onSend: (text: string) => void
  isBusy?: boolean
  error?: unknown
  type?: 'text' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  isNumeric?: boolean
  isPlain?: boolean
}

/** A form with one field and one button, as each step of a login has. */
export function OneFieldForm({ label, hint, send, onSend, isBusy, error, type = 'text', ...is }: OneFieldFormProps) {
  const translate = useTranslate()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('text') ?? '').trim())
  }
  const isWrong = error instanceof Error
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="input"
          name="text"
          type={type}
          required
          autoComplete={is.autoComplete ?? 'off'}
          {...(is.isNumeric && { inputMode: 'numeric' as const })}
          aria-invalid={isWrong}
          aria-describedby={isWrong || hint ? `${id}-hint` : undefined}
        />
        {(isWrong || hint) && (
          <p id={`${id}-hint`} className={isWrong ? 'error-text' : 'hint'} role={isWrong ? 'alert' : undefined}>
            {isWrong ? translate(error.message, { _: error.message }) : hint}
          </p>
        )}
      </div>
      <button
        type="submit"
        className={is.isPlain ? 'button button--plain button--wide' : 'button button--wide'}
        disabled={isBusy}
      >
        {send}
      </button>
    </form>
  )
}

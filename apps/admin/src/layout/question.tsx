import Dialog from '@mui/material/Dialog'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { RestoredNotice, type TypedForm } from './dialog-form.tsx'
import { useErrorFocus } from './error-focus.ts'
import { ActionError } from './parts.tsx'

type QuestionProps = {
  title: string
  /** The words of the button: a verb and its object. */
  confirm: string
  onConfirm: () => void
  /** The words of the button that closes it; without them: Cancel. */
  close?: string
  onClose: () => void
  isBusy?: boolean
  isDisabled?: boolean
  /** What went wrong, as the API says it. */
  error?: unknown
  /** The names of the fields by those of the API, for what the API says about them. */
  names?: Readonly<Record<string, string>> | undefined
  /** What can't be undone is confirmed in green. */
  isFinal?: boolean
  isWide?: boolean
  /** The form of `useDialogValues`, if the dialog has one. */
  typed?: TypedForm
  children?: ReactNode
}

/** A question before something is done; Cancel comes first. */
export function Question({
  title,
  confirm,
  onConfirm,
  close: closeText,
  onClose,
  error,
  names,
  typed,
  children,
  ...is
}: QuestionProps) {
  const translate = useTranslate()
  const id = useId()
  const { form, rememberButton } = useErrorFocus(error, is.isBusy === true)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form around this dialog, if there is one, is not meant.
    event.stopPropagation()
    if (is.isBusy) return
    rememberButton(event)
    onConfirm()
  }
  // What was sent cannot be called back; closing would hide how it ends.
  const unlessBusy = (act: () => void) => () => {
    if (!is.isBusy) act()
  }
  return (
    <Dialog open onClose={unlessBusy(onClose)} maxWidth={is.isWide ? 'md' : 'xs'} fullWidth aria-labelledby={id}>
      <form ref={form} className="dialog-body" onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {/* What is typed while it is sent would be lost when the dialog closes. */}
        <fieldset className="plain-group" disabled={is.isBusy}>
          {typed && <RestoredNotice {...typed} />}
          {children}
        </fieldset>
        <ActionError error={error} names={names} />
        <div className="line end">
          <button type="button" className="button button--plain" disabled={is.isBusy} onClick={unlessBusy(onClose)}>
            {closeText ?? translate('admin.action.cancel')}
          </button>
          <button
            type="submit"
            className={is.isFinal ? 'button button--confirm' : 'button'}
            // The button that was pressed keeps the focus while it is sent.
            disabled={is.isDisabled && !is.isBusy}
            aria-disabled={is.isBusy || undefined}
          >
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

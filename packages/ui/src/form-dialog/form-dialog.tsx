'use client'

import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  submitText: string
  cancelText: string
  /** Submits the form. A returned text is shown as the error; without one the dialog closes. */
  onSubmit: (form: FormData) => Promise<string | undefined> | Promise<void>
  children: ReactNode
}

/** A short form in a dialog. After a failure it shows the error and keeps the input. */
export function FormDialog({ open, onClose, title, submitText, cancelText, onSubmit, children }: FormDialogProps) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const sending = useRef(false)
  const id = useId()

  const close = () => {
    setError(undefined)
    onClose()
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: a form of the page below must not receive them.
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    setPending(true)
    setError(undefined)
    try {
      const wrong = await onSubmit(new FormData(event.currentTarget))
      if (wrong) setError(wrong)
      else close()
    } finally {
      sending.current = false
      setPending(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      persistent={pending}
      actions={
        <>
          <Button kind="plain" disabled={pending} onClick={close}>
            {cancelText}
          </Button>
          <Button type="submit" form={id} pending={pending}>
            {submitText}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={send}>
        {children}
        <p className={styles.error} role="alert" hidden={!error}>
          {error}
        </p>
      </form>
    </Dialog>
  )
}

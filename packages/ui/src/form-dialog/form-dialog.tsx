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
  /** Sends what was typed. What it answers with is what went wrong; nothing, and the dialog closes. */
  onSubmit: (form: FormData) => Promise<string | undefined> | Promise<void>
  children: ReactNode
}

/** A short form above the page. When it could not be sent it says why, and what was typed is still there. */
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
    // The page below may be a form as well, and React tells it of what happens in here.
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

'use client'

import { Button } from '@dabali/ui/button'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './single-submit-form.module.css'

type SingleSubmitFormProps = {
  action: string
  language: string
  submitText: string
  /** The accessible name, where the text alone is ambiguous. */
  submitName?: string | undefined
  kind?: 'main' | 'plain' | 'confirm' | undefined
  /** The `Retry-After` of the API; the button is disabled until then. */
  waitSeconds?: number | undefined
  children?: ReactNode
}

/** A form to a route of this site that a second press does not send again. */
export function SingleSubmitForm(props: SingleSubmitFormProps) {
  const { action, language, submitText, submitName, kind = 'main', waitSeconds = 0, children } = props
  const [pending, setPending] = useState(false)
  const waiting = useWait(waitSeconds)
  // A second press can arrive before the pending state is rendered.
  const sent = useRef(false)

  useEffect(() => {
    const onPageShown = () => {
      sent.current = false
      setPending(false)
    }
    addEventListener('pageshow', onPageShown)
    return () => removeEventListener('pageshow', onPageShown)
  }, [])

  function submit(event: FormEvent) {
    if (sent.current) return event.preventDefault()
    sent.current = true
    setPending(true)
  }

  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="language" value={language} />
      {children}
      <Button type="submit" kind={kind} wide pending={pending} disabled={waiting} aria-label={submitName}>
        {submitText}
      </Button>
    </form>
  )
}

function useWait(seconds: number) {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (seconds <= 0) return
    // Disabled by script only, because a script has to enable it again.
    setWaiting(true)
    const timer = setTimeout(() => setWaiting(false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return waiting
}

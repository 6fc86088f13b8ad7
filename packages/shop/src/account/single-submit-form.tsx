'use client'

import { Button } from '@dabali/ui/button'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './single-submit-form.module.css'

type SingleSubmitFormProps = {
  action: string
  language: string
  submitText: string
  /** What the button is called where its text alone would not say which it is. */
  submitName?: string | undefined
  kind?: 'main' | 'plain' | 'confirm' | undefined
  /** How long the API wants to be left alone; the button waits for it. */
  waitSeconds?: number | undefined
  children?: ReactNode
}

/** A real form to one of the site's own actions, which a second press does not send once more. */
export function SingleSubmitForm(props: SingleSubmitFormProps) {
  const { action, language, submitText, submitName, kind = 'main', waitSeconds = 0, children } = props
  const [pending, setPending] = useState(false)
  const waiting = useWait(waitSeconds)
  // A second press comes before the first has been drawn as pending.
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
    // Only where a script runs that opens it again.
    setWaiting(true)
    const timer = setTimeout(() => setWaiting(false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return waiting
}

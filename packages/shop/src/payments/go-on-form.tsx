'use client'

import type { Payment } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { payAction, paymentPath } from '../paths.ts'
import type { PaymentWords } from './payment-words.ts'

type GoOnFormProps = {
  payment: Payment
  words: PaymentWords
  text: string
  kind?: 'confirm' | 'plain'
  /** Goes on by itself, once: the visitor has just pressed the button of the till. */
  starts?: boolean
}

/** The way to the gateway: a form of our own, which works before any script and without one. */
export function GoOnForm({ payment, words: { language }, text, kind = 'confirm', starts = false }: GoOnFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hasStarted = useRef(false)
  const [isGoing, setGoing] = useState(starts)
  const here = localPath(language, paymentPath(payment.hash))

  useEffect(() => {
    // Without a line the browser would show a page of its own.
    if (!starts || hasStarted.current || !navigator.onLine) return setGoing(false)
    hasStarted.current = true
    // Whoever comes back or reloads is not sent away again.
    history.replaceState(history.state, '', here)
    form.current?.requestSubmit()
  }, [starts, here])

  useEffect(() => {
    const comeBack = () => setGoing(false)
    addEventListener('pagehide', comeBack)
    return () => removeEventListener('pagehide', comeBack)
  }, [])

  function go(event: FormEvent) {
    if (navigator.onLine) setGoing(true)
    else event.preventDefault()
  }

  return (
    <form ref={form} method="post" action={payAction(payment.hash)} onSubmit={go}>
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind={kind} wide pending={isGoing}>
        {text}
      </Button>
    </form>
  )
}

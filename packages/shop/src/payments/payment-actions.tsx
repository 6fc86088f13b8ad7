'use client'

import type { Payment } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BASKET_PATH, lookAction, payAction, paymentPath } from '../paths.ts'
import styles from './payment-panel.module.css'
import type { PaymentStatus } from './payment-status.ts'
import { messageValues, type PaymentI18n, payText } from './payment-status-text.ts'
import type { PaymentPolling } from './use-payment-polling.ts'

type GoOnFormProps = {
  payment: Payment
  words: PaymentI18n
  text: string
  kind?: 'confirm' | 'plain'
  /** Goes on by itself, once: the visitor has just pressed the button of the till. */
  starts?: boolean
}

/** The way to the gateway: a form of our own, which works before any script and without one. */
function GatewayRedirectForm({ payment, words: { language }, text, kind = 'confirm', starts = false }: GoOnFormProps) {
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

type LookFormProps = { payment: Payment; words: PaymentI18n; text: string; isAsking: boolean; ask: () => void }

/** Asks the gateway once more; without scripts the page comes anew. */
function RefreshStatusForm({ payment, words: { language }, text, isAsking, ask }: LookFormProps) {
  function look(event: FormEvent) {
    event.preventDefault()
    if (!isAsking) ask()
  }
  return (
    <form method="post" action={lookAction(payment.hash)} onSubmit={look}>
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind="plain" pending={isAsking}>
        {text}
      </Button>
    </form>
  )
}

type PaymentActionsProps = { stage: PaymentStatus; watch: PaymentPolling; words: PaymentI18n; starts: boolean }

/** What can be done about a payment as it stands. */
export function PaymentActions({ stage, watch, words, starts }: PaymentActionsProps) {
  const { payment, isAsking, ask } = watch
  const { t, language } = words
  const isCard = payment.method === 'card'
  if (stage.kind === 'open')
    return <GatewayRedirectForm payment={payment} words={words} text={payText(payment, words)} starts={starts} />
  if (stage.kind === 'unpaid')
    return (
      <div className={styles.ways}>
        <GatewayRedirectForm payment={payment} words={words} text={payText(payment, words)} />
        {payment.status === 'started' && (
          <RefreshStatusForm
            payment={payment}
            words={words}
            text={t(isCard ? 'iDidPayCard' : 'iDidPay', messageValues(payment, words))}
            isAsking={isAsking}
            ask={ask}
          />
        )}
      </div>
    )
  if (stage.kind === 'checking')
    return (
      <div className={styles.ways}>
        {!isAsking && (
          <RefreshStatusForm payment={payment} words={words} text={t('lookAgain')} isAsking={isAsking} ask={ask} />
        )}
        {payment.methods.length > 0 && (
          <GatewayRedirectForm
            payment={payment}
            words={words}
            kind="plain"
            text={t(isCard ? 'goBackToCard' : 'goBackTo', messageValues(payment, words))}
          />
        )}
      </div>
    )
  if (stage.kind === 'over') return <ButtonLink href={localPath(language, BASKET_PATH)}>{t('backToCart')}</ButtonLink>
  return null
}

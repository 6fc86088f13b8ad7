'use client'

import { ApiError, type Payment, refreshPayment } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BASKET_PATH, lookAction, payAction, paymentPath } from '../paths.ts'
import { useClient } from '../store/store.ts'
import styles from './payment-panel.module.css'
import { messageValues, type PaymentI18n, type PaymentStatus, payText } from './payment-status.ts'

type Following = {
  pauses: readonly number[]
  signal: AbortSignal
  ask: () => Promise<Payment>
  onAnswer: (payment: Payment) => void
}

/** Asks at once and then after each pause, until the answer is final. What is not answered is asked again like the rest. */
export async function pollPayment({ pauses, signal, ask, onAnswer }: Following): Promise<void> {
  for (const pause of [0, ...pauses]) {
    await waitSeconds(pause, signal)
    if (signal.aborted) return
    const payment = await ask().catch(ignoreRefusal)
    if (signal.aborted) return
    if (payment) onAnswer(payment)
    if (payment && payment.status !== 'started') return
  }
}

/** Nobody answered, or not now; whatever else was thrown is a mistake of ours. */
function ignoreRefusal(error: unknown) {
  if (error instanceof ApiError || (error instanceof Error && error.name === 'CallAborted')) return undefined
  throw error
}

function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  if (seconds === 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** How long after one answer the next is asked for. It ends: a minute and a half is as long as anybody looks at a page. */
const PAUSES_SECONDS: readonly number[] = [1, 2, 3, 5, 8, 13, 20, 30]

export type PaymentPolling = {
  payment: Payment
  /** The gateway is being asked, again and again. */
  isAsking: boolean
  /** Asks anew. */
  ask: () => void
}

/** Follows a payment that is on its way until it is known how it went, or for as long as that makes sense. */
export function usePaymentPolling(first: Payment, isWatched: boolean): PaymentPolling {
  const client = useClient()
  const [payment, setPayment] = useState(first)
  const [isAsking, setAsking] = useState(isWatched)
  const [round, setRound] = useState(isWatched ? 1 : 0)
  const { hash } = first

  useEffect(() => {
    if (round === 0) return
    const unwanted = new AbortController()
    setAsking(true)
    pollPayment({
      pauses: PAUSES_SECONDS,
      signal: unwanted.signal,
      ask: () => refreshPayment(client, { hash }, { signal: unwanted.signal, silent: true, retries: 0 }),
      onAnswer: setPayment,
    }).then(() => unwanted.signal.aborted || setAsking(false))
    return () => unwanted.abort()
  }, [client, hash, round])

  // Whoever comes back from the gateway by the button of the browser finds the page as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setRound((before) => before + 1)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  return { payment, isAsking, ask: () => setRound((before) => before + 1) }
}

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

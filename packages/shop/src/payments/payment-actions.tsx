'use client'

import { ApiError, type Payment, refreshPayment } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BASKET_PATH, gatewayRedirectPath, paymentPath, refreshStatusPath } from '../paths.ts'
import { useClient } from '../store/store.ts'
import styles from './payment-panel.module.css'
import { messageValues, type PaymentI18n, type PaymentStatus, payText } from './payment-status.ts'

type PollOptions = {
  pauses: readonly number[]
  signal: AbortSignal
  poll: () => Promise<Payment>
  onAnswer: (payment: Payment) => void
}

/** Polls at once and after each pause, until the status is final. Failures count as no answer. */
export async function pollPayment({ pauses, signal, poll, onAnswer }: PollOptions): Promise<void> {
  for (const pause of [0, ...pauses]) {
    await waitSeconds(pause, signal)
    if (signal.aborted) return
    const payment = await poll().catch(ignoreRefusal)
    if (signal.aborted) return
    if (payment) onAnswer(payment)
    if (payment && payment.status !== 'started') return
  }
}

/** No response, or refused for now; anything else is a bug. */
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

/** Pauses between polls, about a minute and a half in total. */
const PAUSES_SECONDS: readonly number[] = [1, 2, 3, 5, 8, 13, 20, 30]

export type PaymentPolling = {
  payment: Payment
  /** Polling is active. */
  isPolling: boolean
  /** Starts polling again. */
  poll: () => void
}

/** Polls a started payment until it is final or the time is up. */
export function usePaymentPolling(first: Payment, isPolled: boolean): PaymentPolling {
  const client = useClient()
  const [payment, setPayment] = useState(first)
  const [isPolling, setAsking] = useState(isPolled)
  const [round, setRound] = useState(isPolled ? 1 : 0)
  const { hash } = first

  useEffect(() => {
    if (round === 0) return
    const controller = new AbortController()
    setAsking(true)
    // What the gateway said before may be outdated.
    setPayment((before) => ({ ...before, is_unpaid: false }))
    pollPayment({
      pauses: PAUSES_SECONDS,
      signal: controller.signal,
      poll: () => refreshPayment(client, { hash }, { signal: controller.signal, silent: true, retries: 0 }),
      onAnswer: setPayment,
    }).then(() => controller.signal.aborted || setAsking(false))
    return () => controller.abort()
  }, [client, hash, round])

  // A page restored from the back-forward cache is outdated.
  useEffect(() => {
    const onPageShown = (event: PageTransitionEvent) => event.persisted && setRound((before) => before + 1)
    addEventListener('pageshow', onPageShown)
    return () => removeEventListener('pageshow', onPageShown)
  }, [])

  return { payment, isPolling, poll: () => setRound((before) => before + 1) }
}

type GatewayRedirectFormProps = {
  payment: Payment
  i18n: PaymentI18n
  text: string
  kind?: 'confirm' | 'plain'
  /** Submits itself once, right after the checkout. */
  starts?: boolean
}

/** The form that redirects to the gateway; it works without scripts. */
function GatewayRedirectForm({
  payment,
  i18n: { language },
  text,
  kind = 'confirm',
  starts = false,
}: GatewayRedirectFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hasStarted = useRef(false)
  const [isGoing, setGoing] = useState(starts)
  const here = localPath(language, paymentPath(payment.hash))

  useEffect(() => {
    // Offline the browser would show its own error page.
    if (!starts || hasStarted.current || !navigator.onLine) return setGoing(false)
    hasStarted.current = true
    // Coming back or reloading must not redirect again.
    history.replaceState(history.state, '', here)
    form.current?.requestSubmit()
  }, [starts, here])

  useEffect(() => {
    const onPageShown = () => setGoing(false)
    addEventListener('pagehide', onPageShown)
    return () => removeEventListener('pagehide', onPageShown)
  }, [])

  function go(event: FormEvent) {
    if (navigator.onLine) setGoing(true)
    else event.preventDefault()
  }

  return (
    <form ref={form} method="post" action={gatewayRedirectPath(payment.hash)} onSubmit={go}>
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind={kind} wide pending={isGoing}>
        {text}
      </Button>
    </form>
  )
}

type RefreshStatusFormProps = {
  payment: Payment
  i18n: PaymentI18n
  text: string
  isPolling: boolean
  poll: () => void
}

/** Asks the gateway for the status; without scripts the page reloads. */
function RefreshStatusForm({ payment, i18n: { language }, text, isPolling, poll }: RefreshStatusFormProps) {
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isPolling) poll()
  }
  return (
    <form method="post" action={refreshStatusPath(payment.hash)} onSubmit={onSubmit}>
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind="plain" pending={isPolling}>
        {text}
      </Button>
    </form>
  )
}

type PaymentActionsProps = {
  status: PaymentStatus
  polling: PaymentPolling
  i18n: PaymentI18n
  starts: boolean
  /** A tip was in no cart. */
  isTip: boolean
}

/** The actions of a payment by its status. */
export function PaymentActions({ status, polling, i18n, starts, isTip }: PaymentActionsProps) {
  const { payment, isPolling, poll } = polling
  const { t, language } = i18n
  const isCard = payment.method === 'card'
  if (status.kind === 'open')
    return <GatewayRedirectForm payment={payment} i18n={i18n} text={payText(payment, i18n)} starts={starts} />
  if (status.kind === 'unpaid')
    return (
      <div className={styles.actions}>
        <GatewayRedirectForm payment={payment} i18n={i18n} text={payText(payment, i18n)} />
        {payment.status === 'started' && (
          <RefreshStatusForm
            payment={payment}
            i18n={i18n}
            text={t(isCard ? 'alreadyPaidCard' : 'alreadyPaid', messageValues(payment, i18n))}
            isPolling={isPolling}
            poll={poll}
          />
        )}
      </div>
    )
  if (status.kind === 'checking')
    return (
      <div className={styles.actions}>
        {!isPolling && (
          <RefreshStatusForm payment={payment} i18n={i18n} text={t('checkAgain')} isPolling={isPolling} poll={poll} />
        )}
        {payment.methods.length > 0 && (
          <GatewayRedirectForm
            payment={payment}
            i18n={i18n}
            kind="plain"
            text={t(isCard ? 'returnToCard' : 'returnToGateway', messageValues(payment, i18n))}
          />
        )}
      </div>
    )
  if (status.kind === 'over' && !isTip)
    return <ButtonLink href={localPath(language, BASKET_PATH)}>{t('backToCart')}</ButtonLink>
  return null
}

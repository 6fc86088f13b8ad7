'use client'

import type { Payment } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { StatusText } from '@dabali/ui/status-text'
import { useEffect, useState } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { orderPath, orderThanksPath, payAction } from '../paths.ts'
import { reportConversion } from '../tracking/report-conversion.tsx'
import styles from './hold-countdown.module.css'
import otherWaysStyles from './other-methods.module.css'
import { PaymentActions, usePaymentPolling } from './payment-actions.tsx'
import paymentDeskStyles from './payment-panel.module.css'
import type { LoadedPayment } from './payment-screens.tsx'
import {
  declineText,
  methodName,
  type PaymentHint,
  type PaymentI18n,
  paymentStatus,
  paymentStatusText,
  shortStatusText,
  whyClosed,
} from './payment-status.ts'
import type { PaymentsMessages } from './payments-messages.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** It runs down in silence, and is said aloud at these. */
const SAID_AT_MINUTES: readonly number[] = [10, 5, 2, 1]

type HoldTimeProps = {
  until: string
  words: PaymentI18n
  /** The time is over. */
  onOver: () => void
}

/** Until when it is kept back, and how long that still is. */
export function HoldCountdown({ until, words: { t, language }, onOver }: HoldTimeProps) {
  const left = useTimeLeft(until, onOver)
  const minutes = left === undefined ? undefined : Math.ceil(left / MINUTE_MS)
  return (
    <p className={styles.hold}>
      {t('heldUntil', { time: timeInNepal(until, language) })}{' '}
      {/* Its place is there before the browser knows the time. */}
      <span className={styles.left} role="timer" aria-live="off">
        {minutes !== undefined && minutes > 0 && t('minutesLeft', { minutes })}
      </span>
      <span className="visually-hidden" role="status">
        {minutes !== undefined && SAID_AT_MINUTES.includes(minutes) && t('minutesLeft', { minutes })}
      </span>
    </p>
  )
}

/** In milliseconds; unknown until the browser has woken, whose clock is not that of the server. */
function useTimeLeft(until: string, onOver: () => void): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const end = Date.parse(until)
    const look = () => {
      const now = end - Date.now()
      setLeft(now)
      if (now > 0) return
      clearInterval(clock)
      onOver()
    }
    const clock = setInterval(look, SECOND_MS)
    look()
    return () => clearInterval(clock)
  }, [until, onOver])
  return left
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const timeInNepal = (time: string, language: Language) => writeDigits(CLOCK.format(new Date(time)), language)

/** The other ways to pay the same order; what is closed says why. */
function OtherMethods({ payment, words: { t, language } }: { payment: Payment; words: PaymentI18n }) {
  const others = payment.methods.filter(({ method }) => method !== payment.method && method !== 'free')
  const first = others.find(({ allowed }) => allowed)
  if (!first) return null
  return (
    <details className={otherWaysStyles.ways}>
      <summary className={otherWaysStyles.head}>{t('anotherWay')}</summary>
      <form className={otherWaysStyles.form} method="post" action={payAction(payment.hash)}>
        <input type="hidden" name="language" value={language} />
        <ChoiceGroup
          name="payment_method"
          legend={t('anotherLegend')}
          defaultValue={first.method}
          options={others.map((choice) => ({
            value: choice.method,
            text: methodName(choice.method, t),
            ...(!choice.allowed && { closed: whyClosed(choice, t) }),
          }))}
        />
        <Button type="submit">{t('anotherGo')}</Button>
      </form>
    </details>
  )
}

export type PaymentPanelProps = {
  seen: LoadedPayment
  hint: PaymentHint
  /** The visitor comes from the till, and goes on to the gateway by themselves. */
  starts: boolean
  /** Why they did not get there just now. */
  refused: string | undefined
  texts: PaymentsMessages
  language: Language
}

/** One payment: how it stands in words, and what can be done about it. */
export function PaymentPanel({ seen, hint, starts, refused, texts, language }: PaymentPanelProps) {
  const words = { t: createTranslator(texts, language), language }
  const { isOrderSettled } = seen
  const isWatched = paymentStatus(seen.payment, { hint, isOrderSettled }).kind === 'checking'
  const watch = usePaymentPolling(seen.payment, isWatched)
  const { payment, isAsking, ask } = watch
  const stage = paymentStatus(payment, { hint, isOrderSettled })
  const { heading, lines } = paymentStatusText(stage, { payment, words, isAsking })
  const said = declineText(refused, payment, words)
  const isPaid = stage.kind === 'paid'
  const { order, amount, expires_at: until } = payment

  useEffect(() => {
    if (isPaid) reportConversion({ event: 'Purchase', id: order.number, valueNpr: amount })
  }, [isPaid, order.number, amount])

  return (
    <div className={paymentDeskStyles.desk} data-stage={stage.kind}>
      {/* What it says changes while it is looked at. */}
      <div className={paymentDeskStyles.said} role="status" aria-atomic="true">
        <h1 className={paymentDeskStyles.heading}>{heading}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {said && (
        <p className={paymentDeskStyles.refused} role="alert">
          {said}
        </p>
      )}
      {until && stage.kind !== 'review' && <HoldCountdown until={until} words={words} onOver={ask} />}
      <PaymentActions stage={stage} watch={watch} words={words} starts={starts && !refused} />
      {(stage.kind === 'open' || stage.kind === 'unpaid' || (stage.kind === 'checking' && !isAsking)) && (
        <OtherMethods payment={payment} words={words} />
      )}
      <p className={paymentDeskStyles.order}>
        <span className={paymentDeskStyles.standing}>
          {words.t('orderNumber', { number: order.number })}
          <StatusText code={payment.status_code}>{shortStatusText(stage, words.t)}</StatusText>
        </span>
        <ButtonLink
          href={localPath(language, isPaid ? orderThanksPath(order.hash) : orderPath(order.hash))}
          {...(!isPaid && { kind: 'plain' })}
        >
          {words.t(isPaid ? 'seeNext' : 'seeOrder')}
        </ButtonLink>
      </p>
    </div>
  )
}

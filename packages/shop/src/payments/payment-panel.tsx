'use client'

import type { Payment } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { Button, ButtonLink, buttonClasses } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { StatusText } from '@dabali/ui/status-text'
import { type ReactNode, useEffect } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { gatewayRedirectPath, orderPath, orderThanksPath, paymentPath } from '../paths.ts'
import { reportConversion } from '../tracking/report-conversion.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import otherMethodsStyles from './other-methods.module.css'
import { PaymentActions, usePaymentPolling } from './payment-actions.tsx'
import layoutStyles from './payment-layout.module.css'
import paymentPanelStyles from './payment-panel.module.css'
import {
  closedReason,
  declineText,
  type LoadedPayment,
  methodName,
  type PaymentHint,
  type PaymentI18n,
  paymentStatus,
  paymentStatusText,
  shortStatusText,
} from './payment-status.ts'
import type { PaymentsMessages } from './payments-messages.ts'

export const holdTexts = ({ t }: Pick<PaymentI18n, 't'>) => ({
  until: (time: string) => t('heldUntil', { time }),
  left: (minutes: number) => t('minutesLeft', { minutes }),
})

/** The other payment methods; unavailable ones give their reason. */
function OtherMethods({ payment, i18n: { t, language } }: { payment: Payment; i18n: PaymentI18n }) {
  const others = payment.methods.filter(({ method }) => method !== payment.method && method !== 'free')
  const first = others.find(({ allowed }) => allowed)
  if (!first) return null
  return (
    <details className={otherMethodsStyles.actions}>
      <summary className={otherMethodsStyles.head}>{t('anotherMethod')}</summary>
      <form className={otherMethodsStyles.form} method="post" action={gatewayRedirectPath(payment.hash)}>
        <input type="hidden" name="language" value={language} />
        <ChoiceGroup
          name="payment_method"
          legend={t('methodLegend')}
          defaultValue={first.method}
          options={others.map((choice) => ({
            value: choice.method,
            text: methodName(choice.method, t),
            ...(!choice.allowed && { closed: closedReason(choice, t) }),
          }))}
        />
        <Button type="submit">{t('anotherContinue')}</Button>
      </form>
    </details>
  )
}

type PaymentPanelProps = {
  loaded: LoadedPayment
  hint: PaymentHint
  /** The visitor comes from the checkout and is redirected at once. */
  starts: boolean
  /** The code of a failed redirect. */
  refused: string | undefined
  /** Of a tip, for which nothing is held: the stream, while it goes on. */
  tip?: { stream: string | undefined } | undefined
  texts: PaymentsMessages
  language: Language
}

/** The payment, with the summary of its order beside it where there is one. */
export function PaymentLayout({ summary, ...panel }: PaymentPanelProps & { summary: ReactNode }) {
  return (
    <div className={`page ${layoutStyles.layout}`}>
      {summary}
      <PaymentPanel {...panel} />
    </div>
  )
}

/** The status of a payment and its actions. */
function PaymentPanel({ loaded, hint, starts, refused, tip, texts, language }: PaymentPanelProps) {
  const i18n = { t: createTranslator(texts, language), language }
  const isPolled = paymentStatus(loaded.payment, { ...loaded, hint }).kind === 'checking'
  const polling = usePaymentPolling(loaded.payment, isPolled)
  const { payment, isPolling, poll } = polling
  const status = paymentStatus(payment, { ...loaded, hint })
  const { heading, lines } = paymentStatusText(status, { payment, i18n, isPolling })
  const declined = declineText(refused, payment, i18n)
  const isPaid = status.kind === 'paid'
  const { order, amount, expires_at: until } = payment

  const thanksHref = localPath(language, orderThanksPath(order.hash))

  const nextHref = isPaid ? thanksHref : payment.newer && localPath(language, paymentPath(payment.newer))

  useEffect(() => {
    if (!nextHref) return
    if (isPaid) reportConversion({ event: 'Purchase', id: order.number, valueNpr: amount })
    location.replace(nextHref)
  }, [isPaid, order.number, amount, nextHref])

  return (
    <div className={paymentPanelStyles.panel} data-stage={status.kind}>
      {/* A live region: its text changes while polling. */}
      <div className={paymentPanelStyles.statusText} role="status" aria-atomic="true">
        <h1 className={paymentPanelStyles.heading}>{heading}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {declined && (
        <p className={paymentPanelStyles.refused} role="alert">
          {declined}
        </p>
      )}
      {until && status.kind !== 'review' && !tip && (
        <HoldCountdown until={until} texts={holdTexts(i18n)} language={i18n.language} onOver={poll} />
      )}
      <PaymentActions
        status={status}
        polling={polling}
        i18n={i18n}
        starts={starts && !refused}
        isTip={tip !== undefined}
      />
      {(status.kind === 'open' || status.kind === 'unpaid' || (status.kind === 'checking' && !isPolling)) && (
        <OtherMethods payment={payment} i18n={i18n} />
      )}
      <p className={paymentPanelStyles.order}>
        <span className={paymentPanelStyles.orderStatus}>
          {i18n.t('orderNumber', { number: order.number })}
          <StatusText code={payment.status_code}>{shortStatusText(status, i18n.t)}</StatusText>
        </span>
        {tip?.stream && (
          // The stream page checks the login, so it needs a full page load.
          <a className={buttonClasses({ kind: 'plain' })} href={tip.stream}>
            {i18n.t('backToStream')}
          </a>
        )}
        <ButtonLink
          href={isPaid ? thanksHref : localPath(language, orderPath(order.hash))}
          {...(!isPaid && { kind: 'plain' })}
        >
          {i18n.t('viewOrder')}
        </ButtonLink>
      </p>
    </div>
  )
}

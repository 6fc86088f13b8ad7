'use client'

import { type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import { useEffect } from 'react'
import { orderPath, orderThanksPath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { reportConversion } from '../tracking/report-conversion.ts'
import { HoldTime } from './hold-time.tsx'
import { OtherWays } from './other-ways.tsx'
import styles from './payment-desk.module.css'
import { type PaymentHint, stageOf } from './payment-stage.ts'
import { PaymentWays } from './payment-ways.tsx'
import type { PaymentsTexts } from './payments-texts.ts'
import type { SeenPayment } from './read-payment.ts'
import { refusedWords } from './refused-words.ts'
import { shortWords, stageWords } from './stage-words.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

export type PaymentDeskProps = {
  seen: SeenPayment
  hint: PaymentHint
  /** The visitor comes from the till, and goes on to the gateway by themselves. */
  starts: boolean
  /** Why they did not get there just now. */
  refused: string | undefined
  texts: PaymentsTexts
  language: Language
}

/** One payment: how it stands in words, and what can be done about it. */
export function PaymentDesk({ seen, hint, starts, refused, texts, language }: PaymentDeskProps) {
  const words = { t: talk(texts, language), language }
  const { isOrderSettled } = seen
  const isWatched = stageOf(seen.payment, { hint, isOrderSettled }).kind === 'checking'
  const watch = usePaymentWatch(seen.payment, isWatched)
  const { payment, isAsking, ask } = watch
  const stage = stageOf(payment, { hint, isOrderSettled })
  const { heading, lines } = stageWords(stage, { payment, words, isAsking })
  const said = refusedWords(refused, payment, words)
  const isPaid = stage.kind === 'paid'
  const { order, amount, expires_at: until } = payment

  useEffect(() => {
    if (isPaid) reportConversion({ event: 'Purchase', id: order.number, valueNpr: amount })
  }, [isPaid, order.number, amount])

  return (
    <div className={styles.desk} data-stage={stage.kind}>
      {/* What it says changes while it is looked at. */}
      <div className={styles.said} role="status" aria-atomic="true">
        <h1 className={styles.heading}>{heading}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {said && (
        <p className={styles.refused} role="alert">
          {said}
        </p>
      )}
      {until && stage.kind !== 'review' && <HoldTime until={until} words={words} onOver={ask} />}
      <PaymentWays stage={stage} watch={watch} words={words} starts={starts && !refused} />
      {(stage.kind === 'open' || stage.kind === 'unpaid' || (stage.kind === 'checking' && !isAsking)) && (
        <OtherWays payment={payment} words={words} />
      )}
      <p className={styles.order}>
        <span className={styles.standing}>
          {words.t('orderNumber', { number: order.number })}
          <StatusText code={payment.status_code}>{shortWords(stage, words.t)}</StatusText>
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

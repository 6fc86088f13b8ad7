'use client'

import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { BASKET_PATH } from '../paths.ts'
import { GoOnForm } from './go-on-form.tsx'
import { LookForm } from './look-form.tsx'
import styles from './payment-desk.module.css'
import type { PaymentStage } from './payment-stage.ts'
import { gapsOf, type PaymentWords, payText } from './payment-words.ts'
import type { PaymentWatch } from './use-payment-watch.ts'

type PaymentWaysProps = { stage: PaymentStage; watch: PaymentWatch; words: PaymentWords; starts: boolean }

/** What can be done about a payment as it stands. */
export function PaymentWays({ stage, watch, words, starts }: PaymentWaysProps) {
  const { payment, isAsking, ask } = watch
  const { t, language } = words
  const isCard = payment.method === 'card'
  if (stage.kind === 'open')
    return <GoOnForm payment={payment} words={words} text={payText(payment, words)} starts={starts} />
  if (stage.kind === 'unpaid')
    return (
      <div className={styles.ways}>
        <GoOnForm payment={payment} words={words} text={payText(payment, words)} />
        {payment.status === 'started' && (
          <LookForm
            payment={payment}
            words={words}
            text={t(isCard ? 'iDidPayCard' : 'iDidPay', gapsOf(payment, words))}
            isAsking={isAsking}
            ask={ask}
          />
        )}
      </div>
    )
  if (stage.kind === 'checking')
    return (
      <div className={styles.ways}>
        {!isAsking && <LookForm payment={payment} words={words} text={t('lookAgain')} isAsking={isAsking} ask={ask} />}
        {payment.methods.length > 0 && (
          <GoOnForm
            payment={payment}
            words={words}
            kind="plain"
            text={t(isCard ? 'goBackToCard' : 'goBackTo', gapsOf(payment, words))}
          />
        )}
      </div>
    )
  if (stage.kind === 'over') return <ButtonLink href={localPath(language, BASKET_PATH)}>{t('backToCart')}</ButtonLink>
  return null
}

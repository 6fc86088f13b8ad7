'use client'

import type { Payment } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { payAction } from '../paths.ts'
import styles from './other-ways.module.css'
import { methodName, type PaymentWords, whyClosed } from './payment-words.ts'

/** The other ways to pay the same order; what is closed says why. */
export function OtherWays({ payment, words: { t, language } }: { payment: Payment; words: PaymentWords }) {
  const others = payment.methods.filter(({ method }) => method !== payment.method && method !== 'free')
  const first = others.find(({ allowed }) => allowed)
  if (!first) return null
  return (
    <details className={styles.ways}>
      <summary className={styles.head}>{t('anotherWay')}</summary>
      <form className={styles.form} method="post" action={payAction(payment.hash)}>
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

'use client'

import type { Quote } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { type ReactNode, useId } from 'react'
import { chosenMethod, isPaid, methodName, paymentRows, WALLETS } from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { CheckoutAnchor, CheckoutI18n, FieldErrors } from './checkout-start.ts'
import styles from './checkout-steps.module.css'
import { ReviewStep } from './checkout-summary.tsx'
import { ContactStep, type StepProps } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'

type SectionProps = {
  /** Where a form without scripts leads back to. */
  anchor?: CheckoutAnchor | undefined
  title: string
  /** Hides the legend visually when the title says the same. */
  hidesLegend?: boolean
  children: ReactNode
}

function Section({ anchor, title, hidesLegend = false, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} className={hidesLegend ? `${styles.step} ${styles.bare}` : styles.step} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type PaymentStepProps = { i18n: CheckoutI18n; quote: Quote; draft: CheckoutDraft; errors: FieldErrors }

/** The payment methods; unavailable ones give their reason. */
function PaymentStep({ i18n: { t, language }, quote, draft, errors }: PaymentStepProps) {
  if (!isPaid(quote)) return <p>{t('nothingToPay')}</p>
  return (
    <ChoiceGroup
      name="payment_method"
      legend={t('paymentMethod')}
      value={chosenMethod(draft, quote) ?? ''}
      options={paymentRows({ quote, t, language })}
      error={errors['payment_method']}
    />
  )
}

/** The name of the express buttons. */
export const EXPRESS = 'express'

type ExpressWalletsProps = { t: CheckoutI18n['t']; quote: Quote; isPending: boolean }

/** Buttons that choose a wallet and place the order as soon as nothing is missing. */
export function ExpressWallets({ t, quote, isPending }: ExpressWalletsProps) {
  const wallets = WALLETS.filter((wallet) =>
    quote.payment_methods.some(({ method, allowed }) => method === wallet && allowed),
  )
  if (wallets.length === 0 || !isPaid(quote)) return null
  return (
    <section className={styles.express} aria-label={t('express')}>
      <p className={styles.expressTitle}>{t('express')}</p>
      {wallets.map((wallet) => (
        <Button key={wallet} type="submit" kind="plain" name={EXPRESS} value={wallet} pending={isPending} wide>
          {methodName(wallet, t)}
        </Button>
      ))}
      <p className={styles.or}>{t('orDetails')}</p>
    </section>
  )
}

const DELIVERY_ID: CheckoutAnchor = 'delivery'

/** The four steps of a purchase on one page. */
export function CheckoutSteps(props: StepProps) {
  const { i18n, start, draft, errors } = props
  const { t } = i18n
  const { quote } = start
  return (
    <>
      <Section title={t('contact')}>
        <ContactStep {...props} />
      </Section>
      <Section title={t('delivery')} anchor={DELIVERY_ID}>
        <DeliveryStep {...props} />
      </Section>
      <Section title={t('payment')} hidesLegend>
        <PaymentStep i18n={i18n} quote={quote} draft={draft} errors={errors} />
      </Section>
      <Section title={t('review')}>
        <ReviewStep i18n={i18n} start={start} quote={quote} draft={draft} />
      </Section>
    </>
  )
}

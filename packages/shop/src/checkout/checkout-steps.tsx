'use client'

import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { DeliveryStep } from './delivery-step.tsx'
import type { FieldErrors } from './field-errors.ts'
import { wishesOf } from './first-draft.ts'
import { GiftStep } from './gift-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { Step } from './step.tsx'
import type { TillWords } from './till-words.ts'
import { WhereStep } from './where-step.tsx'
import { WhoStep } from './who-step.tsx'

type CheckoutStepsProps = {
  words: TillWords
  start: CheckoutStart
  draft: CheckoutDraft
  errors: FieldErrors
  /** The address is typed, and not one of those that are saved. */
  isTyped: boolean
}

/** The steps of this purchase, numbered; what it does not need is not asked. */
export function CheckoutSteps({ words, start, draft, errors, isTyped }: CheckoutStepsProps) {
  const { t, language } = words
  const { quote } = start
  const shared = { words, start, draft, errors }
  const sends = quote.is_shipping_required
  const isPlaceKnown = wishesOf(draft, start).line !== ''
  const steps = [
    { title: t('who'), shows: <WhoStep {...shared} isTyped={isTyped} /> },
    sends && isTyped && { title: t('where'), shows: <WhereStep {...shared} /> },
    sends && {
      title: t('how'),
      hidesLegend: true,
      shows: <DeliveryStep words={words} quote={quote} isPlaceKnown={isPlaceKnown} errors={errors} />,
    },
    !sends && { title: t('how'), shows: <p>{t('whereDigital')}</p> },
    { title: t('gift'), shows: <GiftStep words={words} quote={quote} draft={draft} errors={errors} /> },
    {
      title: t('payment'),
      hidesLegend: true,
      shows: <PaymentStep words={words} quote={quote} draft={draft} errors={errors} />,
    },
    { title: t('review'), shows: <ReviewStep words={words} start={start} quote={quote} draft={draft} /> },
  ].filter((step) => step !== false)
  return steps.map(({ title, shows, hidesLegend = false }, index) => (
    <Step key={title} number={index + 1} title={title} language={language} hidesLegend={hidesLegend}>
      {shows}
    </Step>
  ))
}

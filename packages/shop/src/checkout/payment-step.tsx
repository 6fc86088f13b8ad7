'use client'

import type { Quote } from '@dabali/api-client'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { isPaid } from './checkout-body.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { FieldErrors } from './field-errors.ts'
import { chosenMethod, paymentRows } from './payment-choices.ts'
import type { TillWords } from './till-words.ts'

type PaymentStepProps = { words: TillWords; quote: Quote; draft: CheckoutDraft; errors: FieldErrors }

/** How it is paid; what is closed says why. */
export function PaymentStep({ words: { t, language }, quote, draft, errors }: PaymentStepProps) {
  if (!isPaid(quote)) return <p>{t('nothingToPay')}</p>
  return (
    <ChoiceGroup
      name="payment_method"
      legend={t('paymentLegend')}
      value={chosenMethod(draft, quote) ?? ''}
      options={paymentRows({ quote, t, language })}
      error={errors['payment_method']}
    />
  )
}

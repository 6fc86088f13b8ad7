'use client'

import type { Quote } from '@dabali/api-client'
import { formatNpr } from '@dabali/domain'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import type { FieldErrors } from './field-errors.ts'
import type { TillWords } from './till-words.ts'

type DeliveryStepProps = { words: TillWords; quote: Quote; isPlaceKnown: boolean; errors: FieldErrors }

/** The ways in which it can come, with what each costs; the place decides which of them are open. */
export function DeliveryStep({ words: { t, language }, quote, isPlaceKnown, errors }: DeliveryStepProps) {
  const isOpen = isPlaceKnown || quote.shipping_methods.length === 1
  // The only way there is needs not be said: it changes with the place.
  const isChoice = isOpen && quote.shipping_methods.length > 1
  return (
    <ChoiceGroup
      name={isChoice ? 'shipping_method_code' : 'only_shipping_method'}
      id="shipping_method_code"
      legend={t('howLegend')}
      value={quote.shipping_method_code ?? ''}
      error={errors['shipping_method_code']}
      options={quote.shipping_methods.map(({ code, name, description, price }) => ({
        value: code,
        text: name,
        detail: Number(price.incl_tax) === 0 ? t('deliveryFree') : formatNpr(price.incl_tax, language),
        ...(isOpen ? { hint: description } : { closed: t('areaDecides') }),
      }))}
    />
  )
}

import { TextField } from '@dabali/ui/field'
import { PICK_UP } from '../basket/delivery-fee.ts'
import { createTranslator } from '../i18n/translator.ts'
import { zoneOf } from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { FieldErrors } from './checkout-outcome.ts'
import type { CheckoutI18n, CheckoutStart } from './checkout-start.ts'
import { isSentByEmail } from './field-errors.ts'

export type StepProps = {
  i18n: CheckoutI18n
  start: CheckoutStart
  draft: CheckoutDraft
  errors: FieldErrors
  /** The address is typed, and not one of those that are saved. */
  isTyped: boolean
}

/** Email and phone number. */
export function ContactStep({ i18n, start, draft, errors, isTyped }: StepProps) {
  const { t, language, addressTexts } = i18n
  const address = createTranslator(addressTexts, language)
  const isShipped = start.quote.is_shipping_required
  const isCalled = isShipped && !(isTyped && zoneOf(draft) === PICK_UP)
  const isEmailNeeded = start.quote.lines.some(({ product_class }) => isSentByEmail(product_class))
  return (
    <>
      {!start.account?.email && (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('email')}
          hint={isEmailNeeded ? t('emailForDelivery') : t('emailForReceipt')}
          required={isEmailNeeded}
          defaultValue={draft['email']}
          error={errors['email']}
          {...(!isEmailNeeded && { optional: t('optional') })}
        />
      )}
      {(isTyped || !isShipped) && (
        <TextField
          name="phone_number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t('phone')}
          hint={isCalled ? address('addressPhoneHint') : t('phoneHint')}
          required={isCalled}
          defaultValue={draft['phone_number']}
          error={errors['phone_number']}
          {...(!isCalled && { optional: t('optional') })}
        />
      )}
    </>
  )
}

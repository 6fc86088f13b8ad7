import type { Quote } from '@dabali/api-client'
import { CheckField } from '@dabali/ui/check-field'
import { TextField } from '@dabali/ui/field'
import { PICK_UP } from '../basket/delivery-fee.ts'
import { createTranslator } from '../i18n/translator.ts'
import { zoneOf } from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { CheckoutI18n, CheckoutStart, FieldErrors } from './checkout-start.ts'
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

type GiftFieldsProps = { i18n: CheckoutI18n; quote: Quote; draft: CheckoutDraft; errors: FieldErrors }

/** The gift option with recipient and note. */
export function GiftFields({ i18n, quote, draft, errors }: GiftFieldsProps) {
  const { t } = i18n
  const isGift = draft['is_gift'] === 'on'
  const isParcel = quote.is_shipping_required
  return (
    <>
      <CheckField name="is_gift" label={t(isParcel ? 'isGift' : 'isDigitalGift')} defaultChecked={isGift} />
      {isGift && (
        <>
          <TextField
            name="recipient_name"
            label={t('recipientName')}
            optional={t('optional')}
            maxLength={255}
            defaultValue={draft['recipient_name']}
            error={errors['recipient_name']}
          />
          {quote.lines.some(({ product_class }) => isSentByEmail(product_class)) && (
            <ByMail i18n={i18n} draft={draft} errors={errors} />
          )}
          <TextField
            name="gift_message"
            multiline
            label={t('giftMessage')}
            hint={t(isParcel ? 'giftMessageHint' : 'digitalGiftMessageHint')}
            optional={t('optional')}
            maxLength={1000}
            defaultValue={draft['gift_message']}
            error={errors['gift_message']}
          />
        </>
      )}
    </>
  )
}

function ByMail({ i18n: { t }, draft, errors }: Omit<GiftFieldsProps, 'quote'>) {
  return (
    <>
      <TextField
        name="recipient_email"
        type="email"
        inputMode="email"
        label={t('recipientEmail')}
        hint={t('recipientEmailHint')}
        optional={t('optional')}
        defaultValue={draft['recipient_email']}
        error={errors['recipient_email']}
      />
      <TextField
        name="deliver_on"
        type="date"
        label={t('deliverOn')}
        hint={t('deliverOnHint')}
        optional={t('optional')}
        defaultValue={draft['deliver_on']}
        error={errors['deliver_on']}
      />
    </>
  )
}

import type { Quote } from '@dabali/api-client'
import { CheckField } from '@dabali/ui/check-field'
import { TextField } from '@dabali/ui/field'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { FieldErrors } from './checkout-outcome.ts'
import type { CheckoutI18n } from './checkout-start.ts'
import { isSentByEmail } from './field-errors.ts'

type GiftFieldsProps = { i18n: CheckoutI18n; quote: Quote; draft: CheckoutDraft; errors: FieldErrors }

/** The gift option with recipient and note. */
export function GiftFields({ i18n, quote, draft, errors }: GiftFieldsProps) {
  const { t } = i18n
  const isGift = draft['is_gift'] === 'on'
  return (
    <>
      <CheckField name="is_gift" label={t('isGift')} defaultChecked={isGift} />
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
            hint={t('giftMessageHint')}
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

'use client'

import type { Quote } from '@dabali/api-client'
import { CheckField } from '@dabali/ui/check-field'
import { TextField } from '@dabali/ui/text-field'
import type { CheckoutDraft } from './checkout-draft.ts'
import { comesByMail, type FieldErrors } from './field-errors.ts'
import type { TillWords } from './till-words.ts'

type GiftStepProps = { words: TillWords; quote: Quote; draft: CheckoutDraft; errors: FieldErrors }

/** Whether it is a gift, and then for whom and with what note. */
export function GiftStep({ words, quote, draft, errors }: GiftStepProps) {
  const { t } = words
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
          {quote.lines.some(({ product_class }) => comesByMail(product_class)) && (
            <ByMail words={words} draft={draft} errors={errors} />
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

function ByMail({ words: { t }, draft, errors }: Omit<GiftStepProps, 'quote'>) {
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

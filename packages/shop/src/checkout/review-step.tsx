import type { Quote } from '@dabali/api-client'
import { readAddressInput } from '../account/address-input.ts'
import { chosenAddress, chosenMethod, isPaid, methodName } from './checkout-choices.ts'
import { type CheckoutDraft, formOf } from './checkout-form-state.ts'
import type { CheckoutI18n, CheckoutStart } from './checkout-start.ts'
import { addressLine } from './contact-step.tsx'
import styles from './review-step.module.css'

type ReviewStepProps = { words: CheckoutI18n; start: CheckoutStart; quote: Quote; draft: CheckoutDraft }

/** All that was said, once more, right above the last button. */
export function ReviewStep({ words: { t }, start, quote, draft }: ReviewStepProps) {
  const saved = chosenAddress(draft, start)
  const address = saved ?? readAddressInput(formOf(draft))
  const name = [address.first_name, address.last_name].filter(Boolean).join(' ')
  const reached = [name, address.phone_number, start.account?.email || draft['email']]
  const method = chosenMethod(draft, quote)
  const where = address.line1 || address.line ? addressLine(address, start) : ''
  return (
    <dl className={styles.said}>
      <Said name={t('reviewWho')} text={reached.filter(Boolean).join(', ')} missing={t('missing')} />
      {quote.is_shipping_required && (
        <>
          <Said name={t('reviewWhere')} text={where} missing={t('missing')} />
          <Said name={t('reviewHow')} text={quote.shipping_method ?? ''} missing={t('missing')} />
        </>
      )}
      {quote.is_gift && <Said name={t('reviewGift')} text={t('reviewGiftYes')} missing="" />}
      {isPaid(quote) && (
        <Said name={t('reviewPay')} text={method ? methodName(method, t) : ''} missing={t('missing')} />
      )}
    </dl>
  )
}

function Said({ name, text, missing }: { name: string; text: string; missing: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={text ? undefined : styles.missing}>{text || missing}</dd>
    </div>
  )
}

import type { Quote } from '@dabali/api-client'
import { readAddressInput } from '../account/address-input.ts'
import { addressLine } from './address-line.ts'
import { isPaid } from './checkout-body.ts'
import { type CheckoutDraft, formOf } from './checkout-draft.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { chosenAddress } from './first-draft.ts'
import { chosenMethod, methodName } from './payment-choices.ts'
import styles from './review-step.module.css'
import type { TillWords } from './till-words.ts'

type ReviewStepProps = { words: TillWords; start: CheckoutStart; quote: Quote; draft: CheckoutDraft }

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

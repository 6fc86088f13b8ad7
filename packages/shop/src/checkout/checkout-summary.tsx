import type { BasketLine, Quote } from '@dabali/api-client'
import { formatNpr, localPath, type ProductClass } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text'
import { readAddressInput } from '../account/address-input.ts'
import type { Translator } from '../i18n/translator.ts'
import { BASKET_PATH } from '../paths.ts'
import { chosenAddress, chosenMethod, isPaid, methodName } from './checkout-choices.ts'
import { type CheckoutDraft, formOf } from './checkout-form-state.ts'
import type { CheckoutI18n, CheckoutMessageKey, CheckoutStart } from './checkout-start.ts'
import summaryStyles from './checkout-summary.module.css'
import styles from './checkout-totals.module.css'
import { addressLine } from './contact-step.tsx'
import reviewStepStyles from './review-step.module.css'

const NAMES: Record<ProductClass, CheckoutMessageKey> = {
  Book: 'classBook',
  'Physical Bundle': 'classBundle',
  'E-book': 'classEbook',
  Audiobook: 'classAudiobook',
  'Digital Bundle': 'classDigitalBundle',
  Subscription: 'classSubscription',
  'Pay Per View': 'classFilm',
  Ticket: 'classTicket',
  'Dabali Merchandise': 'classMerchandise',
}

/** The name of a product class. */
const productClassText = (productClass: ProductClass, t: Translator<CheckoutMessageKey>): string =>
  t(NAMES[productClass])

type CheckoutTotalsProps = { i18n: CheckoutI18n; quote: Quote; isLoading: boolean }

/** The totals of the quote; muted while a new quote loads. */
function CheckoutTotals({ i18n: { t, language }, quote, isLoading }: CheckoutTotalsProps) {
  const money = (amount: string) => formatNpr(amount, language)
  const saved = Number(quote.total_incl_tax_excl_discounts) - Number(quote.total_incl_tax)
  const idle = quote.vouchers.filter(({ is_applied }) => !is_applied)
  return (
    <>
      <dl className={isLoading ? `${styles.sums} ${styles.asking}` : styles.sums} aria-busy={isLoading}>
        <div>
          <dt>{t('itemsTotal')}</dt>
          <dd>{money(quote.total_incl_tax)}</dd>
        </div>
        {quote.is_shipping_required && <Delivery t={t} quote={quote} money={money} />}
        {quote.voucher_discounts.map(({ voucher, amount }) => (
          <div key={voucher.code} className={styles.quiet}>
            <dt>{t('voucher', { code: voucher.code })}</dt>
            <dd>−{money(amount)}</dd>
          </div>
        ))}
        {saved > 0 && (
          <div className={styles.quiet}>
            <dt>{t('saved')}</dt>
            <dd>{money(saved.toFixed(2))}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{quote.total === null ? t('subtotal') : t('total')}</dt>
          <dd>{money(quote.total ?? quote.total_incl_tax)}</dd>
        </div>
      </dl>
      {idle.map(({ code, warning }) => (
        <p key={code} className={styles.idle}>
          {t('voucherIdle', { code, reason: warning ?? '' })}
        </p>
      ))}
    </>
  )
}

type DeliveryProps = { t: CheckoutI18n['t']; quote: Quote; money: (amount: string) => string }

function Delivery({ t, quote: { shipping_method: method, shipping_incl_tax: fee }, money }: DeliveryProps) {
  const current = fee === null ? t('deliveryUnknown') : Number(fee) === 0 ? t('deliveryFree') : money(fee)
  return (
    <div>
      <dt>{method ? t('deliveryBy', { method }) : t('delivery')}</dt>
      <dd>{current}</dd>
    </div>
  )
}

type CheckoutSummaryProps = { i18n: CheckoutI18n; quote: Quote; isLoading: boolean; isCart: boolean }

/** The order summary: first on phones, beside the form on wide screens. */
export function CheckoutSummary({ i18n, quote, isLoading, isCart }: CheckoutSummaryProps) {
  const { t, language } = i18n
  const count = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className={summaryStyles.sum} open aria-label={t('orderSummary')}>
      <summary className={summaryStyles.head}>
        <span className={summaryStyles.count}>{t('items', { count })}</span>
        <span>{formatNpr(quote.total ?? quote.total_incl_tax, language)}</span>
      </summary>
      <ul>
        {quote.lines.map((line) => (
          <Line key={line.id || line.product_id} i18n={i18n} line={line} />
        ))}
      </ul>
      <CheckoutTotals i18n={i18n} quote={quote} isLoading={isLoading} />
      {isCart && (
        <p>
          <a className={summaryStyles.change} href={localPath(language, BASKET_PATH)}>
            {t('editCart')}
          </a>
        </p>
      )}
    </details>
  )
}

function Line({ i18n: { t, language }, line }: { i18n: CheckoutI18n; line: BasketLine }) {
  const kind = productClassText(line.product_class, t)
  return (
    <li className={summaryStyles.line}>
      {/* Width and height reserve the space; the cover keeps its own ratio. */}
      <img className={summaryStyles.cover} src={line.thumbnail} alt="" width="64" height="96" decoding="async" />
      <p className={summaryStyles.title} lang={textLanguage(line.product_title, language)}>
        {line.product_title}
      </p>
      <p className={summaryStyles.amount}>{formatNpr(line.price_incl_tax, language)}</p>
      <p className={summaryStyles.detail}>
        {t('copies', { kind, count: line.quantity })}
        {line.warning && <span className={summaryStyles.why}> {line.warning}</span>}
      </p>
    </li>
  )
}

type ReviewStepProps = { i18n: CheckoutI18n; start: CheckoutStart; quote: Quote; draft: CheckoutDraft }

/** The review of contact, address, shipping and payment above the submit button. */
export function ReviewStep({ i18n: { t }, start, quote, draft }: ReviewStepProps) {
  const saved = chosenAddress(draft, start)
  const address = saved ?? readAddressInput(formOf(draft))
  const name = [address.first_name, address.last_name].filter(Boolean).join(' ')
  const reached = [name, address.phone_number, start.account?.email || draft['email']]
  const method = chosenMethod(draft, quote)
  const where = address.line1 || address.line ? addressLine(address, start) : ''
  return (
    <dl className={reviewStepStyles.review}>
      <ReviewRow name={t('reviewContact')} text={reached.filter(Boolean).join(', ')} missing={t('missing')} />
      {quote.is_shipping_required && (
        <>
          <ReviewRow name={t('reviewAddress')} text={where} missing={t('missing')} />
          <ReviewRow name={t('reviewDelivery')} text={quote.shipping_method ?? ''} missing={t('missing')} />
        </>
      )}
      {quote.is_gift && <ReviewRow name={t('reviewGift')} text={t('reviewGiftYes')} missing="" />}
      {isPaid(quote) && (
        <ReviewRow name={t('reviewPayment')} text={method ? methodName(method, t) : ''} missing={t('missing')} />
      )}
    </dl>
  )
}

function ReviewRow({ name, text, missing }: { name: string; text: string; missing: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={text ? undefined : reviewStepStyles.missing}>{text || missing}</dd>
    </div>
  )
}

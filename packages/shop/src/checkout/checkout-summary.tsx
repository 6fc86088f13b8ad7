import type { BasketLine, Quote } from '@dabali/api-client'
import {
  formatNpr,
  lineAmount,
  localPath,
  type OrderSumRow,
  orderSumRows,
  type ProductKind,
  productKind,
} from '@dabali/domain'
import { PlainPicture } from '@dabali/ui/plain-picture'
import { textLanguage } from '@dabali/ui/text'
import type { ReactNode } from 'react'
import { lowestDeliveryFee, PICK_UP } from '../basket/delivery-fee.ts'
import { ticketLineText } from '../i18n/date-in-sentence.ts'
import { SummaryDetails } from '../orders/summary-details.tsx'
import { BASKET_PATH } from '../paths.ts'
import {
  chosenAddress,
  chosenMethod,
  chosenSlot,
  isChosenSlotFull,
  isPaid,
  methodName,
  typedAddress,
} from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { CheckoutI18n, CheckoutMessageKey, CheckoutStart } from './checkout-start.ts'
import summaryStyles from './checkout-summary.module.css'
import styles from './checkout-totals.module.css'
import { addressLine, arrivalText, slotText } from './delivery-step.tsx'
import reviewStepStyles from './review-step.module.css'

const NAMES: Record<ProductKind, CheckoutMessageKey> = {
  Book: 'classBook',
  'Physical Bundle': 'classBundle',
  'E-book': 'classEbook',
  Audiobook: 'classAudiobook',
  'Digital Bundle': 'classDigitalBundle',
  Subscription: 'classSubscription',
  'Pay Per View': 'classFilm',
  Ticket: 'classTicket',
  'Dabali Merchandise': 'classMerchandise',
  'Digital record': 'classDigitalRecord',
  'Vinyl record': 'classVinyl',
}

type CheckoutTotalsProps = { i18n: CheckoutI18n; quote: Quote; isLoading: boolean }

/** The sum of the quote; muted while a new quote loads. */
function CheckoutTotals({ i18n: { t, language }, quote, isLoading }: CheckoutTotalsProps) {
  const money = (amount: string | number) => formatNpr(amount, language)
  const saved = Number(quote.total_incl_tax_excl_discounts) - Number(quote.total_incl_tax)
  const { shipping_method: method, shipping_incl_tax: fee } = quote
  const rows = orderSumRows({
    lines: quote.lines,
    discounts: [
      ...quote.offer_discounts,
      ...quote.voucher_discounts.map(({ voucher, amount }) => ({ name: t('voucher', { code: voucher.code }), amount })),
    ],
    delivery: quote.is_shipping_required ? fee : undefined,
    giftCard: quote.gift_card_amount,
  })
  const names = {
    subtotal: t('subtotal'),
    delivery: method ? t('deliveryBy', { method }) : t('delivery'),
    total: quote.total === null ? t('totalBeforeDelivery') : t('total'),
    'gift-card': t('giftCard'),
    'to-pay': t('toPay'),
  }
  const amountOf = (row: OrderSumRow) => {
    if (row.amount === null) return t('from', { amount: money(lowestDeliveryFee(quote.shipping_methods) ?? 0) })
    return row.kind === 'delivery' && Number(row.amount) === 0 ? t('deliveryFree') : money(row.amount)
  }
  return (
    <>
      <dl className={isLoading ? `${styles.sums} ${styles.asking}` : styles.sums} aria-busy={isLoading}>
        {rows.map((row) => (
          <div
            key={row.kind === 'discount' ? `discount ${row.name}` : row.kind}
            className={row.kind === rows.at(-1)?.kind ? styles.total : undefined}
          >
            <dt>{row.kind === 'discount' ? row.name : names[row.kind]}</dt>
            <dd>{amountOf(row)}</dd>
          </div>
        ))}
      </dl>
      {saved > 0 && <p className={styles.saved}>{t('saved', { amount: money(saved) })}</p>}
    </>
  )
}

type CheckoutSummaryProps = {
  i18n: CheckoutI18n
  quote: Quote
  isLoading: boolean
  isCart: boolean
  /** The voucher field. */
  vouchers: ReactNode
  /** Shows all of it on phones, too. */
  isOpen: boolean
}

/** The order summary: one line above the form on phones, beside the form on wide screens, where CSS shows all of it. */
export function CheckoutSummary({ i18n, quote, isLoading, isCart, vouchers, isOpen }: CheckoutSummaryProps) {
  const { t, language } = i18n
  const count = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <SummaryDetails
      label={t('orderSummary')}
      count={t('items', { count })}
      total={formatNpr(quote.total ?? quote.total_incl_tax, language)}
      isOpen={isOpen}
    >
      <ul>
        {quote.lines.map((line) => (
          <Line key={line.id || line.product_id} i18n={i18n} line={line} />
        ))}
      </ul>
      {vouchers}
      <CheckoutTotals i18n={i18n} quote={quote} isLoading={isLoading} />
      {isCart && (
        <p>
          <a className={summaryStyles.change} href={localPath(language, BASKET_PATH)}>
            {t('editCart')}
          </a>
        </p>
      )}
    </SummaryDetails>
  )
}

function Line({ i18n: { t, language }, line }: { i18n: CheckoutI18n; line: BasketLine }) {
  const kind = t(NAMES[productKind(line)])
  const when = ticketLineText(line, language)
  const title = line.own_title ?? line.product_title
  return (
    <li className={summaryStyles.line}>
      {/* Width and height reserve the space; the cover keeps its own ratio. */}
      <PlainPicture className={summaryStyles.cover} src={line.thumbnail} width={64} height={96} />
      <p className={summaryStyles.title} lang={textLanguage(title, language)}>
        {title}
        {line.own_title && (
          <small className={summaryStyles.other} lang={textLanguage(line.product_title, language) ?? language}>
            {line.product_title}
          </small>
        )}
      </p>
      <p className={summaryStyles.amount}>{formatNpr(lineAmount(line), language)}</p>
      <p className={summaryStyles.detail}>
        {when && (
          <>
            {when}
            <br />
          </>
        )}
        {t('copies', { kind, count: line.quantity })}
        {line.warning && <span className={summaryStyles.why}> {line.warning}</span>}
      </p>
    </li>
  )
}

type ReviewStepProps = { i18n: CheckoutI18n; start: CheckoutStart; quote: Quote; draft: CheckoutDraft }

/** The review of contact, address, shipping and payment above the submit button. */
export function ReviewStep({ i18n, start, quote, draft }: ReviewStepProps) {
  const { t, language } = i18n
  const saved = chosenAddress(draft, start)
  const address = saved ?? typedAddress(draft)
  const name = [address.first_name, address.last_name].filter(Boolean).join(' ')
  const reached = [name, address.phone_number, start.account?.email || draft['email']]
  const method = chosenMethod(draft, quote)
  const zone = quote.shipping_methods.find(({ code }) => code === quote.shipping_method_code)
  const slot = chosenSlot(draft, quote)
  const arrival = zone && !isChosenSlotFull(draft, quote) ? arrivalText(zone, t, language) : ''
  const delivery = slot ? slotText(slot, language) : arrival
  const isPickedUp = zone?.code === PICK_UP
  const where = address.line1 || address.line ? addressLine(address, start, i18n) : ''
  return (
    <dl className={reviewStepStyles.review}>
      <ReviewRow name={t('reviewContact')} text={reached.filter(Boolean).join(', ')} missing={t('missing')} />
      {quote.is_shipping_required && (
        <>
          <ReviewRow
            name={t(isPickedUp ? 'reviewPickUp' : 'reviewAddress')}
            text={isPickedUp ? zone.description : where}
            missing={t('missing')}
          />
          <ReviewRow name={t(isPickedUp ? 'pickUpTime' : 'reviewDelivery')} text={delivery} missing={t('missing')} />
        </>
      )}
      {quote.is_gift && (
        <ReviewRow
          name={t('reviewGift')}
          text={t(quote.is_shipping_required ? 'reviewGiftYes' : 'reviewDigitalGiftYes')}
          missing=""
        />
      )}
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

import type { Receipt } from '@dabali/api-client'
import {
  formatNpr,
  type Language,
  lineAmount,
  localPath,
  orderSumRows,
  productKindName,
  writeDigits,
} from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { EmptyState } from '@dabali/ui/empty-state'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../errors/error-parts.tsx'
import { ticketLineText } from '../i18n/date-in-sentence.ts'
import { orderPath } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { PrintButton } from '../tickets/print-button.tsx'
import { OrderAddress } from './order-aside.tsx'
import { cancelledCopies, type OrdersTranslator, ordersTranslator, paymentMethodText } from './orders-messages.ts'
import styles from './receipt-screen.module.css'

/** What each part of a receipt is given. */
type ReceiptPart = { receipt: Receipt; language: Language; t: OrdersTranslator }

/** Who sold to whom, and when. */
function ReceiptHead({ receipt, language, t }: ReceiptPart) {
  const { seller, buyer } = receipt
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('receiptNumber', { number: receipt.number })}</h1>
      <div>
        <h2 className={styles.name}>{t('seller')}</h2>
        <p>{seller.name}</p>
        <p>{seller.address}</p>
        {seller.pan !== null && <p>{t('pan', { pan: seller.pan })}</p>}
      </div>
      <div>
        <h2 className={styles.name}>{t('buyer')}</h2>
        {buyer.address ? (
          <OrderAddress address={buyer.address} language={language} />
        ) : (
          buyer.name && <p>{buyer.name}</p>
        )}
        {buyer.email && <p>{buyer.email}</p>}
        {buyer.phone && buyer.phone !== buyer.address?.phone_number && <p>{buyer.phone}</p>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('placed')}</dt>
          <dd>
            <DateText value={receipt.date_placed} language={language} />
          </dd>
        </div>
        {receipt.date_settled && (
          <div>
            <dt>{t('settled')}</dt>
            <dd>
              <DateText value={receipt.date_settled} language={language} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('status')}</dt>
          <dd>{receipt.status_display}</dd>
        </div>
      </dl>
    </header>
  )
}

/** What was sold, and for how much. */
function ReceiptLines({ receipt, language, t }: ReceiptPart) {
  const money = (amount: string) => formatNpr(amount, language)
  const { delivery, discounts } = receipt
  const rows = orderSumRows({
    lines: receipt.lines,
    discounts,
    delivery: delivery?.price,
    giftCard: receipt.gift_card_amount,
  })
  const names = {
    subtotal: t('subtotal'),
    delivery: delivery ? `${t('delivery')}: ${delivery.name}` : t('delivery'),
    total: t('total'),
    'gift-card': t('giftCard'),
    'to-pay': t('toPay'),
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('unitPrice')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={`${line.title} ${line.product_class} ${line.price_incl_tax}`}>
            <th scope="row">
              <span lang={textLanguage(line.title, language)}>{line.title}</span>
              {ticketLineText(line, language) && <small>{ticketLineText(line, language)}</small>}
              <small>{productKindName(line, language)}</small>
              {cancelledCopies(line) > 0 && <small>{t('cancelledCount', { count: cancelledCopies(line) })}</small>}
              {line.refunded_quantity > 0 && <small>{t('refundedCount', { count: line.refunded_quantity })}</small>}
            </th>
            <td>{writeDigits(line.quantity, language)}</td>
            <td>{money(line.unit_price_incl_tax)}</td>
            <td>{money(lineAmount(line))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rows.map((row) => (
          <tr
            key={row.kind === 'discount' ? `discount ${row.name}` : row.kind}
            className={row.kind === 'total' ? undefined : styles.above}
          >
            <th scope="row">{row.kind === 'discount' ? row.name : names[row.kind]}</th>
            <td />
            <td />
            <td>{money(row.amount ?? '0')}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** What has been paid, and what was given back. */
function ReceiptMoney({ receipt, language, t }: ReceiptPart) {
  const { payments, refunds, payment_method: method } = receipt
  const money = (amount: string) => formatNpr(amount, language)
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('paymentHeading')}</h2>
      {payments.length === 0 && <p>{method === 'cod' ? t('cashDue') : paymentMethodText(method, t)}</p>}
      <ul>
        {payments.map((payment) => (
          <li key={payment.reference + payment.paid_at} className={styles.paid}>
            <span>
              {payment.reference === ''
                ? paymentMethodText(payment.method, t)
                : t('paidOn', { method: paymentMethodText(payment.method, t), reference: payment.reference })}
              {', '}
              <DateText value={payment.paid_at} language={language} />
            </span>
            <span>{money(payment.amount)}</span>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.method + refund.created_at + refund.amount} className={styles.paid}>
            <span>
              {refundText(refund, t)}
              {', '}
              <DateText value={refund.done_at ?? refund.created_at} language={language} />
            </span>
            <span>− {money(refund.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where cash goes back to is agreed with the buyer. */
function refundText({ method, done_at: doneAt }: Receipt['refunds'][number], t: OrdersTranslator): string {
  if (method === 'cod' || method === 'cash') return t(doneAt ? 'refundOn' : 'refundPending')
  return t(doneAt ? 'refundedTo' : 'refundToPending', { method: paymentMethodText(method, t) })
}

/** The tax within what was paid, by its rate; they add up to the total. */
function ReceiptTaxes({ receipt, language, t }: ReceiptPart) {
  const money = (amount: string) => formatNpr(amount, language)
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('taxes')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('rate')}</th>
            <th scope="col">{t('withoutTax')}</th>
            <th scope="col">{t('tax')}</th>
            <th scope="col">{t('withTax')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.taxes.map(({ rate, price_excl_tax, tax, price_incl_tax }) => (
            <tr key={rate}>
              <th scope="row">{t('taxRate', { rate: writeDigits(rate, language) })}</th>
              <td>{money(price_excl_tax)}</td>
              <td>{money(tax)}</td>
              <td>{money(price_incl_tax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{money(receipt.total_excl_tax)}</td>
            <td>{money(receipt.total_tax)}</td>
            <td>{money(receipt.total_incl_tax)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type ReceiptScreenProps = { hash: string; receipt: Receipt | 'none' | undefined; context: RequestContext }

/** The receipt page, made for one sheet of paper. */
export function ReceiptScreen({ hash, receipt, context: { language } }: ReceiptScreenProps) {
  const t = ordersTranslator(language)
  if (!receipt) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const back = { href: localPath(language, orderPath(hash)), text: t('backToOrder') }
  if (receipt === 'none') {
    return (
      <div className="page">
        <EmptyState level={1} heading={t('noReceipt')} text={t('noReceiptText')} link={back} />
      </div>
    )
  }
  const part = { receipt, language, t }
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.actions}>
        <PrintButton text={t('print')} />
        <ButtonLink kind="plain" href={back.href}>
          {back.text}
        </ButtonLink>
      </div>
      <article className={styles.sheet}>
        <ReceiptHead {...part} />
        <ReceiptLines {...part} />
        <ReceiptTaxes {...part} />
        <ReceiptMoney {...part} />
      </article>
    </div>
  )
}

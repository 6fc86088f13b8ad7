import { formatNpr } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { methodWords } from './method-words.ts'
import type { ReceiptPart } from './receipt-part.ts'
import styles from './receipt-screen.module.css'

/** What has been paid, and what was given back. */
export function ReceiptMoney({ receipt, language, t }: ReceiptPart) {
  const { payments, refunds, payment_method: method } = receipt
  const money = (amount: string) => formatNpr(amount, language)
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('paidBy')}</h2>
      {payments.length === 0 && <p>{method === 'cod' ? t('cashDue') : methodWords(method, t)}</p>}
      <ul>
        {payments.map((payment) => (
          <li key={payment.reference + payment.paid_at} className={styles.paid}>
            <span>
              {payment.reference === ''
                ? methodWords(payment.method, t)
                : t('paidOn', { method: methodWords(payment.method, t), reference: payment.reference })}
              {', '}
              <DateText value={payment.paid_at} language={language} />
            </span>
            <span>{money(payment.amount)}</span>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.created_at + refund.amount} className={styles.paid}>
            <span>
              {t(refund.done_at ? 'refundOn' : 'refundWaiting')}
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

import type { Quote } from '@dabali/api-client'
import { formatNpr } from '@dabali/domain'
import styles from './sums.module.css'
import type { TillWords } from './till-words.ts'

type SumsProps = { words: TillWords; quote: Quote; isAsking: boolean }

/** The sums as the server says them; while it is asked anew, the old ones stand in a quieter tone. */
export function Sums({ words: { t, language }, quote, isAsking }: SumsProps) {
  const money = (amount: string) => formatNpr(amount, language)
  const saved = Number(quote.total_incl_tax_excl_discounts) - Number(quote.total_incl_tax)
  const idle = quote.vouchers.filter(({ is_applied }) => !is_applied)
  return (
    <>
      <dl className={isAsking ? `${styles.sums} ${styles.asking}` : styles.sums} aria-busy={isAsking}>
        <div>
          <dt>{t('goods')}</dt>
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
          <dt>{quote.total === null ? t('beforeDelivery') : t('toPay')}</dt>
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

type DeliveryProps = { t: TillWords['t']; quote: Quote; money: (amount: string) => string }

function Delivery({ t, quote: { shipping_method: method, shipping_incl_tax: fee }, money }: DeliveryProps) {
  const known = fee === null ? t('deliveryUnknown') : Number(fee) === 0 ? t('deliveryFree') : money(fee)
  return (
    <div>
      <dt>{method ? t('deliveryBy', { method }) : t('delivery')}</dt>
      <dd>{known}</dd>
    </div>
  )
}

import { DateText } from '@dabali/ui/date-text'
import { OrderAddress } from './order-address.tsx'
import type { ReceiptPart } from './receipt-part.ts'
import styles from './receipt-screen.module.css'

/** Who sold to whom, and when. */
export function ReceiptHead({ receipt, language, t }: ReceiptPart) {
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
          <dt>{t('standing')}</dt>
          <dd>{receipt.status_display}</dd>
        </div>
      </dl>
    </header>
  )
}

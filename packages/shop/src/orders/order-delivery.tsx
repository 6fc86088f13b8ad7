import type { Order } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { dateWords } from '../texts/date-words.ts'
import { arrivalWords } from './arrival-words.ts'
import { OrderAddress } from './order-address.tsx'
import styles from './order-view.module.css'
import type { OrdersTalk } from './orders-talk.ts'

type OrderDeliveryProps = { order: Order; language: Language; t: OrdersTalk }

/** To whom an order goes, when it is there, and how its buyer is reached. */
export function OrderDelivery({ order, language, t }: OrderDeliveryProps) {
  const { shipping_address: address, gift, tracking } = order
  const arrival = arrivalWords(order.shipping_eta, language, t)
  return (
    <>
      {address && (
        <section className={styles.part} aria-labelledby="sent-to">
          <h2 id="sent-to" className={styles.heading}>
            {t('sentTo')}
          </h2>
          <OrderAddress address={address} language={language} />
          {arrival && <p>{arrival}</p>}
          {tracking && <p className="quiet">{t('tracking', { tracking })}</p>}
        </section>
      )}
      {gift && (
        <section className={styles.part} aria-labelledby="gift">
          <h2 id="gift" className={styles.heading}>
            {t('gift', { name: gift.recipient_name })}
          </h2>
          {gift.message && <blockquote>{gift.message}</blockquote>}
          {gift.deliver_on && <p className="quiet">{t('giftOn', { date: dateWords(gift.deliver_on, language) })}</p>}
        </section>
      )}
      {(order.email || order.phone) && (
        <section className={styles.part} aria-labelledby="reach">
          <h2 id="reach" className={styles.heading}>
            {t('reach')}
          </h2>
          {order.email && <p>{order.email}</p>}
          {order.phone && <p>{order.phone}</p>}
        </section>
      )}
    </>
  )
}

import type { Order } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { HOME_PATH, orderReceiptPath } from '../paths.ts'
import type { Visit } from '../visit/visit.ts'
import { CancelOrderForm, type CancelTexts } from './cancel-order-form.tsx'
import { OrderAxes } from './order-axes.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { hasReceipt, isOver } from './order-standing.ts'
import styles from './order-view.module.css'
import type { OrdersTalk } from './orders-talk.ts'

type OrderAsideProps = {
  order: Order
  visit: Visit
  t: OrdersTalk
  cancel: CancelTexts
  here: string
}

/** How an order stands, to whom it goes, and what can be done with it. */
export function OrderAside({ order, visit, t, cancel, here }: OrderAsideProps) {
  const { language } = visit
  const isCancellable = order.can_cancel
  return (
    <div className={styles.aside}>
      <section className={styles.part} aria-labelledby="standing">
        <h2 id="standing" className={styles.heading}>
          {t('standing')}
        </h2>
        <OrderAxes order={order} t={t} />
      </section>
      <OrderDelivery order={order} language={language} t={t} />
      <section className={`${styles.part} ${styles.unprinted}`} aria-labelledby="ways">
        <h2 id="ways" className={styles.heading}>
          {t('ways')}
        </h2>
        <div className={styles.ways}>
          {hasReceipt(order) && (
            <ButtonLink kind="plain" href={localPath(language, orderReceiptPath(order.hash))}>
              {t('receipt')}
            </ButtonLink>
          )}
          {isCancellable && <CancelOrderForm hash={order.hash} here={here} texts={cancel} />}
          {isOver(order) && (
            <ButtonLink kind="plain" href={localPath(language, HOME_PATH)}>
              {t('home')}
            </ButtonLink>
          )}
        </div>
        {order.cancel_reason && !order.is_masked && <p className="quiet small">{order.cancel_reason}</p>}
      </section>
    </div>
  )
}

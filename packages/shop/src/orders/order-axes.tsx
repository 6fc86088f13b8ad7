import type { Order } from '@dabali/api-client'
import { StatusText } from '@dabali/ui/status-text'
import styles from './order-axes.module.css'
import type { OrdersTalk } from './orders-talk.ts'

type Code = 's' | 'w' | 'e' | ''

/** A state that is not named here is on its way. */
const ORDER_CODES: Partial<Record<Order['status'], Code>> = { Complete: 's', Cancelled: 'e', Expired: 'e' }
const PAYMENT_CODES: Partial<Record<Order['payment_status'], Code>> = {
  paid: 's',
  cod_collected: 's',
  failed: 'e',
  cancelled: 'e',
  expired: 'e',
  refund_due: 'e',
  refunded: '',
  partially_refunded: '',
}
const GOODS_CODES: Partial<Record<Order['fulfilment_status'], Code>> = {
  unfulfilled: '',
  delivered: 's',
  granted: 's',
  returned: 'e',
  revoked: 'e',
}

/** The three ways an order goes: itself, its money, its goods. */
export function OrderAxes({ order, t }: { order: Order; t: OrdersTalk }) {
  const axes = [
    { name: t('axisOrder'), code: ORDER_CODES[order.status], words: t(`state_${order.status}`) },
    { name: t('axisPayment'), code: PAYMENT_CODES[order.payment_status], words: t(`payment_${order.payment_status}`) },
    { name: t('axisGoods'), code: GOODS_CODES[order.fulfilment_status], words: t(`goods_${order.fulfilment_status}`) },
  ]
  return (
    <dl className={styles.axes}>
      {axes.map(({ name, code = 'w', words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <StatusText code={code}>{words}</StatusText>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { Order } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import { goodsBeforeDiscounts } from './goods-before-discounts.ts'
import styles from './order-sums.module.css'
import type { OrdersTalk } from './orders-talk.ts'

type OrderSumsProps = { order: Order; language: Language; t: OrdersTalk }

/** What is paid, and of what it consists. */
export function OrderSums({ order, language, t }: OrderSumsProps) {
  const money = (amount: string) => formatNpr(amount, language)
  const discounts = [...order.offer_discounts, ...order.voucher_discounts]
  return (
    <dl className={styles.sums}>
      <Row name={t('goods')} amount={money(goodsBeforeDiscounts(order))} />
      {discounts.map(({ name, amount }) => (
        <Row key={name} name={name} amount={`− ${money(amount)}`} />
      ))}
      {order.shipping_method !== null && (
        <Row name={`${t('delivery')}: ${order.shipping_method}`} amount={money(order.shipping_incl_tax)} />
      )}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{money(order.total_incl_tax)}</dd>
      </div>
      {Number(order.total_tax) > 0 && <Row name={t('vat')} amount={money(order.total_tax)} />}
      {Number(order.refunded) > 0 && <Row name={t('refunded')} amount={money(order.refunded)} />}
    </dl>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

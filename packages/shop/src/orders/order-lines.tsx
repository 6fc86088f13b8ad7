import type { Order, OrderLine } from '@dabali/api-client'
import { cataloguePath, formatNpr, type Language, localPath, productClassName } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text'
import type { RequestContext } from '../server-request/request-context.ts'
import styles from './order-lines.module.css'
import orderSumsStyles from './order-sums.module.css'
import { goodsBeforeDiscounts, type OrdersTranslator } from './orders-messages.ts'

type Props = { order: Order; context: RequestContext; t: OrdersTranslator }

/** What was bought, as it was then. */
export function OrderLines({ order, context, t }: Props) {
  return (
    <ul>
      {order.lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.thumbnail === '' ? (
            <span className={styles.cover} />
          ) : (
            <img className={styles.cover} src={line.thumbnail} alt="" width="64" height="96" decoding="async" />
          )}
          <p className={styles.title} lang={textLanguage(line.product_title, context.language)}>
            <Title line={line} context={context} />
          </p>
          <p className={styles.detail}>{productClassName(line.product_class, context.language)}</p>
          {line.quantity > 1 && <p className={styles.detail}>{amountOf(line, context, t)}</p>}
          {line.refunded_quantity > 0 && (
            <p className={styles.detail}>{t('refundedCount', { count: line.refunded_quantity })}</p>
          )}
          <p className={styles.total}>{formatNpr(line.price_incl_tax, context.language)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Tickets have no product page; books have theirs in the store. */
function Title({ line, context }: { line: OrderLine; context: RequestContext }) {
  if (line.product_class === 'Ticket') return line.product_title
  const path = localPath(context.language, cataloguePath({ slug: line.product_slug }))
  return <a href={context.site === 'store' ? path : context.origins.store + path}>{line.product_title}</a>
}

function amountOf(
  { quantity, product_class, unit_price_incl_tax: price }: OrderLine,
  { language }: RequestContext,
  t: OrdersTranslator,
) {
  const count = t(product_class === 'Ticket' ? 'ticketCount' : 'copies', { count: quantity })
  return `${count}, ${t('each', { amount: formatNpr(price, language) })}`
}

type OrderSumsProps = { order: Order; language: Language; t: OrdersTranslator }

/** The totals of an order. */
export function OrderSums({ order, language, t }: OrderSumsProps) {
  const money = (amount: string) => formatNpr(amount, language)
  const discounts = [...order.offer_discounts, ...order.voucher_discounts]
  return (
    <dl className={orderSumsStyles.sums}>
      <Row name={t('itemsTotal')} amount={money(goodsBeforeDiscounts(order))} />
      {discounts.map(({ name, amount }) => (
        <Row key={name} name={name} amount={`− ${money(amount)}`} />
      ))}
      {order.shipping_method !== null && (
        <Row name={`${t('delivery')}: ${order.shipping_method}`} amount={money(order.shipping_incl_tax)} />
      )}
      <div className={orderSumsStyles.total}>
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

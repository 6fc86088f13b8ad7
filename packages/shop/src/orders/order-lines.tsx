import type { Order, OrderLine } from '@dabali/api-client'
import {
  cataloguePath,
  formatNpr,
  GIFT_CARD_CLASS,
  type Language,
  lineAmount,
  localPath,
  orderSumRows,
  productKindName,
} from '@dabali/domain'
import { PlainPicture } from '@dabali/ui/plain-picture'
import { textLanguage } from '@dabali/ui/text'
import { ticketLineText } from '../i18n/date-in-sentence.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import styles from './order-lines.module.css'
import orderSumsStyles from './order-sums.module.css'
import {
  cancelledCopies,
  isOver,
  type OrdersTranslator,
  ordersTranslator,
  partlyShipped,
  type ShippedCount,
} from './orders-messages.ts'
import { SummaryDetails } from './summary-details.tsx'

type Props = { order: Order; context: RequestContext; t: OrdersTranslator }

/** What was bought, as it was then. */
export function OrderLines({ order, context, t }: Props) {
  const counts = partlyShipped(order)?.counts
  return (
    <ul>
      {order.lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <LinePicture line={line} />
          <Title line={line} context={context} />
          <TicketLineText line={line} language={context.language} />
          {line.product_class !== GIFT_CARD_CLASS && line.event_date === null && (
            <p className={styles.detail}>{productKindName(line, context.language)}</p>
          )}
          {line.quantity > 1 && <p className={styles.detail}>{amountOf(line, context, t)}</p>}
          {!isOver(order) && cancelledCopies(line) > 0 && (
            <p className={styles.detail}>{t('cancelledCount', { count: cancelledCopies(line) })}</p>
          )}
          {line.refunded_quantity > 0 && (
            <p className={styles.detail}>{t('refundedCount', { count: line.refunded_quantity })}</p>
          )}
          <ShippedText count={counts?.get(line.id)} t={t} />
          <p className={styles.total}>{formatNpr(lineAmount(line), context.language)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Gift cards have no picture of their own: theirs is drawn, as it is where they are bought. */
function LinePicture({ line }: { line: OrderLine }) {
  if (line.product_class !== GIFT_CARD_CLASS)
    return <PlainPicture className={styles.cover} src={line.thumbnail} width={64} height={96} />
  return (
    <svg className={styles.giftCard} viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
      <rect width="64" height="40" rx="3" fill="#181922" />
      <circle cx="47" cy="13.5" r="3.6" fill="#ffa21f" />
      <path d="M42.5 19h9v3h-9zM39.8 23h14.4v3H39.8zM36.2 27h21.6v3H36.2z" fill="#c5361f" />
    </svg>
  )
}

function TicketLineText({ line, language }: { line: OrderLine; language: Language }) {
  const text = ticketLineText(line, language)
  return text && <p className={styles.detail}>{text}</p>
}

function ShippedText({ count, t }: { count: ShippedCount | undefined; t: OrdersTranslator }) {
  if (!count || count.total === 0) return null
  const { shipped, total } = count
  if (shipped === 0) return <p className={styles.detail}>{t('fulfilment_unfulfilled')}</p>
  return <p className={styles.detail}>{shipped < total ? t('shippedCount', count) : t('fulfilment_shipped')}</p>
}

type TitleProps = { line: OrderLine; context: RequestContext }

/** The title of the work; in another script than the page, with the one of the page below it. */
function Title({ line, context }: TitleProps) {
  const { language } = context
  const title = line.own_title ?? line.product_title
  const path = productHref(line, context)
  return (
    <p className={styles.title} lang={textLanguage(title, language)}>
      {path ? <a href={path}>{title}</a> : title}
      {line.own_title && (
        <small className={styles.other} lang={textLanguage(line.product_title, language) ?? language}>
          {line.product_title}
        </small>
      )}
    </p>
  )
}

/** Tickets and gift cards have no product page; books have theirs in the store. */
function productHref({ product_class, product_id, product_slug }: OrderLine, context: RequestContext) {
  if (product_class === 'Ticket' || product_id === null) return undefined
  const path = localPath(context.language, cataloguePath({ slug: product_slug }))
  return context.site === 'store' ? path : context.origins.store + path
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

/** The sum of an order. */
export function OrderSums({ order, language, t }: OrderSumsProps) {
  const money = (amount: string) => formatNpr(amount, language)
  const isShipped = order.shipping_method !== null
  const rows = orderSumRows({
    lines: order.lines,
    discounts: [...order.offer_discounts, ...order.voucher_discounts],
    delivery: isShipped ? order.shipping_incl_tax : undefined,
    giftCard: order.gift_card_amount,
  })
  const names = {
    subtotal: t('subtotal'),
    delivery: `${t('delivery')}: ${order.shipping_method}`,
    total: t('total'),
    'gift-card': t('giftCard'),
    'to-pay': t('toPay'),
  }
  return (
    <dl className={orderSumsStyles.sums}>
      {rows.map((row) => (
        <Row
          key={row.kind === 'discount' ? `discount ${row.name}` : row.kind}
          className={row.kind === rows.at(-1)?.kind ? orderSumsStyles.total : undefined}
          name={row.kind === 'discount' ? row.name : names[row.kind]}
          amount={money(row.amount ?? '0')}
        />
      ))}
      {Number(order.total_tax) > 0 && <Row name={t('vat')} amount={money(order.total_tax)} />}
      {Number(order.refunded) > 0 && <Row name={t('refunded')} amount={money(order.refunded)} />}
    </dl>
  )
}

type RowProps = { name: string; amount: string; className?: string | undefined }

function Row({ name, amount, className }: RowProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

/** The lines and the sum of an order, beside its payment. */
export function OrderSummary({ order, context }: Omit<Props, 't'>) {
  const { language } = context
  const t = ordersTranslator(language)
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <SummaryDetails
      label={t('orderSummary')}
      count={t('itemCount', { count })}
      total={formatNpr(order.total_to_pay, language)}
    >
      <OrderLines order={order} context={context} t={t} />
      <OrderSums order={order} language={language} t={t} />
    </SummaryDetails>
  )
}

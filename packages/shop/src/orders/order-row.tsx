import type { Order } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { PlainPicture } from '@dabali/ui/plain-picture'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { orderDetailPath, paymentPath } from '../paths.ts'
import { orderStatus } from '../tickets/order-status.ts'
import { isSellable, OrderAgainForm } from './order-aside.tsx'
import styles from './order-row.module.css'
import { type OrdersTranslator, openPayment } from './orders-messages.ts'

const MOST_COVERS = 4

type OrderRowProps = { order: Order; language: Language; t: OrdersTranslator }

/** One order in the list of them. */
export function OrderRow({ order, language, t }: OrderRowProps) {
  const [first, ...others] = order.lines
  const firstTitle = first?.own_title ?? first?.product_title
  const payment = openPayment(order)
  const status = orderStatus(order, language)
  const covers = order.lines.filter(({ thumbnail }) => thumbnail !== '').slice(0, MOST_COVERS)
  return (
    <li className={styles.row}>
      <div className={styles.details}>
        <p className={styles.number}>
          {/* A full page load: the server checks the session. */}
          <a href={localPath(language, orderDetailPath(order.id))}>{t('order', { number: order.number })}</a>
        </p>
        <p className="quiet small">
          <DateText value={order.date_placed} language={language} />
        </p>
        {firstTitle && (
          <p>
            <span lang={textLanguage(firstTitle, language)}>{firstTitle}</span>
            {others.length > 0 && ` ${t('andMore', { count: others.length })}`}
          </p>
        )}
        <StatusText code={status.code}>{status.text}</StatusText>
        {payment ? (
          <p>
            <ButtonLink href={localPath(language, paymentPath(payment.hash))}>
              {t('pay', { amount: formatNpr(payment.amount, language) })}
            </ButtonLink>
          </p>
        ) : (
          isSellable(order) && <OrderAgainForm order={order} language={language} text={t('again')} />
        )}
      </div>
      <div className={styles.covers}>
        {covers.map(({ id, thumbnail }) => (
          <PlainPicture key={id} className={styles.cover} src={thumbnail} width={40} height={60} />
        ))}
      </div>
      <p className={styles.total}>{formatNpr(order.total_incl_tax, language)}</p>
    </li>
  )
}

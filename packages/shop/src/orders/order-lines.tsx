import type { Order, OrderLine } from '@dabali/api-client'
import { cataloguePath, formatNpr, localPath, productClassName } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import type { Visit } from '../visit/visit.ts'
import styles from './order-lines.module.css'
import type { OrdersTalk } from './orders-talk.ts'

type Props = { order: Order; visit: Visit; t: OrdersTalk }

/** What was bought, as it was then. */
export function OrderLines({ order, visit, t }: Props) {
  return (
    <ul>
      {order.lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.thumbnail === '' ? (
            <span className={styles.cover} />
          ) : (
            <img className={styles.cover} src={line.thumbnail} alt="" width="64" height="96" decoding="async" />
          )}
          <p className={styles.title} lang={textLanguage(line.product_title, visit.language)}>
            <Title line={line} visit={visit} />
          </p>
          <p className={styles.detail}>{productClassName(line.product_class, visit.language)}</p>
          {line.quantity > 1 && <p className={styles.detail}>{amountOf(line, visit, t)}</p>}
          {line.refunded_quantity > 0 && (
            <p className={styles.detail}>{t('givenBack', { count: line.refunded_quantity })}</p>
          )}
          <p className={styles.total}>{formatNpr(line.price_incl_tax, visit.language)}</p>
        </li>
      ))}
    </ul>
  )
}

/** A place at an evening has no page of its own, and books stand on one of the two sites. */
function Title({ line, visit }: { line: OrderLine; visit: Visit }) {
  if (line.product_class === 'Ticket') return line.product_title
  const path = localPath(visit.language, cataloguePath({ slug: line.product_slug }))
  return <a href={visit.site === 'store' ? path : visit.origins.store + path}>{line.product_title}</a>
}

function amountOf({ quantity, unit_price_incl_tax: price }: OrderLine, { language }: Visit, t: OrdersTalk) {
  return `${t('copies', { count: quantity })}, ${t('each', { amount: formatNpr(price, language) })}`
}

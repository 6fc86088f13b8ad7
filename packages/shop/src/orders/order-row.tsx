import type { Order } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text-language'
import { orderDetailPath } from '../paths.ts'
import styles from './order-row.module.css'
import type { OrdersTalk } from './orders-talk.ts'

const MOST_COVERS = 4

type OrderRowProps = { order: Order; language: Language; t: OrdersTalk }

/** One order in the list of them. */
export function OrderRow({ order, language, t }: OrderRowProps) {
  const [first, ...others] = order.lines
  const covers = order.lines.filter(({ thumbnail }) => thumbnail !== '').slice(0, MOST_COVERS)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.number}>
          {/* A whole load: the page is for one account, and the server asks whose it is. */}
          <a href={localPath(language, orderDetailPath(order.id))}>{t('order', { number: order.number })}</a>
        </p>
        <p className="quiet small">
          <DateText value={order.date_placed} language={language} />
        </p>
        {first && (
          <p>
            <span lang={textLanguage(first.product_title, language)}>{first.product_title}</span>
            {others.length > 0 && ` ${t('andMore', { count: others.length })}`}
          </p>
        )}
        <StatusText code={order.status_code}>{order.status_display}</StatusText>
      </div>
      <div className={styles.covers}>
        {covers.map(({ id, thumbnail }) => (
          <img key={id} className={styles.cover} src={thumbnail} alt="" width="40" height="60" decoding="async" />
        ))}
      </div>
      <p className={styles.total}>{formatNpr(order.total_incl_tax, language)}</p>
    </li>
  )
}

import type { Order } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import styles from './order-history.module.css'

type OrderHistoryProps = { events: Order['events']; language: Language }

/** What has happened to an order, in its order. */
export function OrderHistory({ events, language }: OrderHistoryProps) {
  return (
    <ol className={styles.history}>
      {events.map(({ code, title, at, note }) => (
        <li key={`${code} ${at}`}>
          <p className={styles.title}>{title}</p>
          {typeof note['reason'] === 'string' && <p>{note['reason']}</p>}
          <p className={styles.at}>
            <DateText value={at} language={language} />
          </p>
        </li>
      ))}
    </ol>
  )
}

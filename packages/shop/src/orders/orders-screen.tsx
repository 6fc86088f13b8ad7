import type { Order } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { Pagination } from '@dabali/ui/pagination'
import { HOME_PATH, ORDERS_PATH } from '../paths.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { OrderFailed } from './order-failed.tsx'
import { OrderRefused } from './order-refused.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './orders-screen.module.css'
import { ordersTalk } from './orders-talk.ts'

type OrdersScreenProps = {
  own: Own<{ orders: Order[]; page: number; pages: number }> | undefined
  visit: Visit
}

/** All that somebody has ordered, the newest first. */
export function OrdersScreen({ own, visit }: OrdersScreenProps) {
  const { language } = visit
  if (!own) return <OrderFailed language={language} heading="failedList" />
  if ('refused' in own) return <OrderRefused refused={own.refused} language={language} path={ORDERS_PATH} />
  const t = ordersTalk(language)
  const { orders, page, pages } = own.thing
  if (orders.length === 0) {
    const way = { href: localPath(language, HOME_PATH), text: t('home') }
    return (
      <div className="page">
        <EmptyState level={1} heading={t('none')} text={t('noneText')} way={way} />
      </div>
    )
  }
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{t('titleOrders')}</h1>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} language={language} t={t} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(other) => `${localPath(language, ORDERS_PATH)}?page=${other}`}
        label={t('pages')}
        texts={{
          previous: t('previous'),
          next: t('next'),
          page: (other) => t('page', { page: writeDigits(other, language) }),
        }}
        language={language}
      />
    </div>
  )
}

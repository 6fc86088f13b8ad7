import type { Order } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { FailedPart } from '../errors/failed-part.tsx'
import { HeadedPage } from '../lists/headed-page.tsx'
import { TurnPages } from '../lists/turn-pages.tsx'
import { HOME_PATH, ORDERS_PATH } from '../paths.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { OrderRefused } from './order-refused.tsx'
import { OrderRow } from './order-row.tsx'
import { ordersTalk } from './orders-talk.ts'

type OrdersScreenProps = {
  own: Own<{ orders: Order[]; page: number; pages: number }> | undefined
  visit: Visit
}

/** All that somebody has ordered, the newest first. */
export function OrdersScreen({ own, visit }: OrdersScreenProps) {
  const { language } = visit
  const t = ordersTalk(language)
  if (!own) return <FailedPart language={language} message={t('failedList')} advice={t('failedText')} />
  if ('refused' in own) return <OrderRefused refused={own.refused} visit={visit} path={ORDERS_PATH} />
  const { orders, page, pages } = own.thing
  if (orders.length === 0) {
    const way = { href: localPath(language, HOME_PATH), text: t('home') }
    return (
      <div className="page">
        <EmptyState level={1} heading={t('none')} text={t('noneText')} link={way} />
      </div>
    )
  }
  return (
    <HeadedPage title={t('titleOrders')}>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} language={language} t={t} />
        ))}
      </ul>
      <TurnPages path={ORDERS_PATH} page={page} pages={pages} language={language} />
    </HeadedPage>
  )
}

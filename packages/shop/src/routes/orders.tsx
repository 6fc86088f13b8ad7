import { loadOrder, loadOrders, loadOwnOrder } from '../orders/load-orders.ts'
import { OrderScreen, OrdersScreen, OwnOrderScreen, TrackOrderScreen } from '../orders/order-screens.tsx'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { ORDERS_PATH, orderDetailPath, orderPath, TRACK_ORDER_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const ordersPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrders'),
  path: ORDERS_PATH,
  read: ({ visit, query }) => loadOrders(visit, Number(query['page']) || 1),
  screen: ({ visit, value }) => <OrdersScreen own={value} visit={visit} />,
})

export const orderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderPath,
  read: ({ visit, id }) => loadOrder(visit, id),
  screen: ({ visit, query, value }) => <OrderScreen order={value} visit={visit} query={query} />,
})

export const ownOrderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderDetailPath,
  read: ({ visit, id }) => loadOwnOrder(visit, id),
  screen: ({ visit, id, query, value }) => <OwnOrderScreen id={id} own={value} visit={visit} query={query} />,
})

export const trackOrderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleTrack'),
  path: TRACK_ORDER_PATH,
  screen: ({ visit, query }) => <TrackOrderScreen visit={visit} query={query} />,
})

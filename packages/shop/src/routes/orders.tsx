import { loadOrder, loadOrders, loadOwnOrder } from '../orders/load-orders.ts'
import { OrderScreen, OrdersScreen, OwnOrderScreen, TrackOrderScreen } from '../orders/order-screens.tsx'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { ORDERS_PATH, orderDetailPath, orderPath, TRACK_ORDER_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const ordersPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrders'),
  path: ORDERS_PATH,
  read: ({ context, query }) => loadOrders(context, Number(query['page']) || 1),
  screen: ({ context, value }) => <OrdersScreen owned={value} context={context} />,
})

export const orderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderPath,
  read: ({ context, id }) => loadOrder(context, id),
  screen: ({ context, query, value }) => <OrderScreen order={value} context={context} query={query} />,
})

export const ownOrderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderDetailPath,
  read: ({ context, id }) => loadOwnOrder(context, id),
  screen: ({ context, id, query, value }) => <OwnOrderScreen id={id} owned={value} context={context} query={query} />,
})

export const trackOrderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleTrack'),
  path: TRACK_ORDER_PATH,
  screen: ({ context, query }) => <TrackOrderScreen context={context} query={query} />,
})

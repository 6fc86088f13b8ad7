import { loadOrders } from '../orders/load-orders.ts'
import { OrdersScreen } from '../orders/order-screens.tsx'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { ORDERS_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const ordersPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrders'),
  path: ORDERS_PATH,
  read: ({ visit, query }) => loadOrders(visit, Number(query['page']) || 1),
  screen: ({ visit, value }) => <OrdersScreen own={value} visit={visit} />,
})

import { ordersMetadata } from '../orders/orders-metadata.ts'
import { OrdersScreen } from '../orders/orders-screen.tsx'
import { readOrders } from '../orders/read-orders.ts'
import { ORDERS_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const ordersPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrders'),
  path: ORDERS_PATH,
  read: ({ visit, query }) => readOrders(visit, Number(query['page']) || 1),
  screen: ({ visit, value }) => <OrdersScreen own={value} visit={visit} />,
})

import { OrderScreen } from '../orders/order-screen.tsx'
import { ordersMetadata } from '../orders/orders-metadata.ts'
import { readOrder } from '../orders/read-orders.ts'
import { orderPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderPath,
  read: ({ visit, id }) => readOrder(visit, id),
  screen: ({ visit, query, value }) => <OrderScreen order={value} visit={visit} query={query} />,
})

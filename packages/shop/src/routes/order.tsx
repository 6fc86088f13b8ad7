import { loadOrder } from '../orders/load-orders.ts'
import { OrderScreen } from '../orders/order-screens.tsx'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { orderPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderPath,
  read: ({ visit, id }) => loadOrder(visit, id),
  screen: ({ visit, query, value }) => <OrderScreen order={value} visit={visit} query={query} />,
})

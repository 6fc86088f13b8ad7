import { loadOwnOrder } from '../orders/load-orders.ts'
import { OwnOrderScreen } from '../orders/order-screens.tsx'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { orderDetailPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const ownOrderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderDetailPath,
  read: ({ visit, id }) => loadOwnOrder(visit, id),
  screen: ({ visit, id, query, value }) => <OwnOrderScreen id={id} own={value} visit={visit} query={query} />,
})

import { ordersMetadata } from '../orders/orders-metadata.ts'
import { OwnOrderScreen } from '../orders/own-order-screen.tsx'
import { readOwnOrder } from '../orders/read-orders.ts'
import { orderDetailPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const ownOrderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleOrder'),
  path: orderDetailPath,
  read: ({ visit, id }) => readOwnOrder(visit, id),
  screen: ({ visit, id, query, value }) => <OwnOrderScreen id={id} own={value} visit={visit} query={query} />,
})

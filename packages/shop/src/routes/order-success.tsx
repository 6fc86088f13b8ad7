import { OrderSuccessScreen } from '../orders/order-success-screen.tsx'
import { ordersMetadata } from '../orders/orders-metadata.ts'
import { readOrder } from '../orders/read-orders.ts'
import { ORDER_SUCCESS_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderSuccessPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleSuccess'),
  path: ORDER_SUCCESS_PATH,
  read: async ({ visit, query: { order } }) => (typeof order === 'string' ? readOrder(visit, order) : 'none'),
  screen: ({ visit, value }) => <OrderSuccessScreen order={value} visit={visit} />,
})

import { loadOrder } from '../orders/load-orders.ts'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { OrderSuccessScreen } from '../orders/thanks-screen.tsx'
import { ORDER_SUCCESS_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderSuccessPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleSuccess'),
  path: ORDER_SUCCESS_PATH,
  read: async ({ visit, query: { order } }) => (typeof order === 'string' ? loadOrder(visit, order) : 'none'),
  screen: ({ visit, value }) => <OrderSuccessScreen order={value} visit={visit} />,
})

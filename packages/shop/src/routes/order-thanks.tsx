import { loadOrder } from '../orders/load-orders.ts'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { OrderSuccessScreen, ThanksScreen } from '../orders/thanks-screen.tsx'
import { ORDER_SUCCESS_PATH, orderThanksPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderThanksPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleThanks'),
  path: orderThanksPath,
  read: ({ visit, id }) => loadOrder(visit, id),
  screen: ({ visit, value }) => <ThanksScreen order={value} visit={visit} />,
})

export const orderSuccessPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleSuccess'),
  path: ORDER_SUCCESS_PATH,
  read: async ({ visit, query: { order } }) => (typeof order === 'string' ? loadOrder(visit, order) : 'none'),
  screen: ({ visit, value }) => <OrderSuccessScreen order={value} visit={visit} />,
})

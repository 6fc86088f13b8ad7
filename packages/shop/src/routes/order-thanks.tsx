import { loadOrder } from '../orders/load-orders.ts'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { OrderSuccessScreen, ThanksScreen } from '../orders/thanks-screen.tsx'
import { ORDER_SUCCESS_PATH, orderThanksPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderThanksPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleThanks'),
  path: orderThanksPath,
  read: ({ context, id }) => loadOrder(context, id),
  screen: ({ context, value }) => <ThanksScreen order={value} context={context} />,
})

export const orderSuccessPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleSuccess'),
  path: ORDER_SUCCESS_PATH,
  read: async ({ context, query: { order } }) => (typeof order === 'string' ? loadOrder(context, order) : 'none'),
  screen: ({ context, value }) => <OrderSuccessScreen order={value} context={context} />,
})

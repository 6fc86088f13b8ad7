import { ordersMetadata } from '../orders/orders-messages.ts'
import { loadThanks, OrderSuccessScreen, ThanksScreen } from '../orders/thanks-screen.tsx'
import { ORDER_SUCCESS_PATH, orderThanksPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderThanksPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleThanks'),
  path: orderThanksPath,
  read: ({ context, id }) => loadThanks(context, id),
  screen: ({ context, value }) => <ThanksScreen found={value} context={context} />,
})

export const orderSuccessPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleSuccess'),
  path: ORDER_SUCCESS_PATH,
  read: async ({ context, query: { order } }) => (typeof order === 'string' ? loadThanks(context, order) : 'none'),
  screen: ({ context, value }) => <OrderSuccessScreen found={value} context={context} />,
})

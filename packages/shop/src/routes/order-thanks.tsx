import { loadOrder } from '../orders/load-orders.ts'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { ThanksScreen } from '../orders/thanks-screen.tsx'
import { orderThanksPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderThanksPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleThanks'),
  path: orderThanksPath,
  read: ({ visit, id }) => loadOrder(visit, id),
  screen: ({ visit, value }) => <ThanksScreen order={value} visit={visit} />,
})

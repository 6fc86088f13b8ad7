import { loadReceipt } from '../orders/load-orders.ts'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { ReceiptScreen } from '../orders/receipt-screen.tsx'
import { orderReceiptPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderReceiptPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleReceipt'),
  path: orderReceiptPath,
  read: ({ visit, id }) => loadReceipt(visit, id),
  screen: ({ visit, id, value }) => <ReceiptScreen hash={id} receipt={value} visit={visit} />,
})

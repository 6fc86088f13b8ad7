import { loadReceipt } from '../orders/load-orders.ts'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { ReceiptScreen } from '../orders/receipt-screen.tsx'
import { orderReceiptPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderReceiptPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleReceipt'),
  path: orderReceiptPath,
  read: ({ context, id }) => loadReceipt(context, id),
  screen: ({ context, id, value }) => <ReceiptScreen hash={id} receipt={value} context={context} />,
})

import { paymentPath } from '../paths.ts'
import { loadPayment } from '../payments/load-payment.ts'
import { PaymentScreen } from '../payments/payment-screens.tsx'
import { paymentsMetadata } from '../payments/payments-messages.ts'
import { visitorPage } from './visitor-page.tsx'

export const paymentPage = visitorPage({
  metadata: paymentsMetadata,
  path: paymentPath,
  read: ({ visit, id }) => loadPayment(visit, id),
  screen: ({ visit, query, value }) => <PaymentScreen seen={value} visit={visit} query={query} />,
})

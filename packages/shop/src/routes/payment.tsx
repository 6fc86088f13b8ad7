import { paymentPath } from '../paths.ts'
import { PaymentScreen } from '../payments/payment-screen.tsx'
import { paymentsMetadata } from '../payments/payments-metadata.ts'
import { readPayment } from '../payments/read-payment.ts'
import { visitorPage } from './visitor-page.tsx'

export const paymentPage = visitorPage({
  metadata: paymentsMetadata,
  path: paymentPath,
  read: ({ visit, id }) => readPayment(visit, id),
  screen: ({ visit, query, value }) => <PaymentScreen seen={value} visit={visit} query={query} />,
})

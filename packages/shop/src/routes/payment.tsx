import { paymentPath } from '../paths.ts'
import { loadPayment, PaymentOutcomeScreen, PaymentScreen } from '../payments/payment-screens.tsx'
import { paymentsMetadata } from '../payments/payments-messages.ts'
import { visitorPage } from './visitor-page.tsx'

export const paymentPage = visitorPage({
  metadata: paymentsMetadata,
  path: paymentPath,
  read: ({ visit, id }) => loadPayment(visit, id),
  screen: ({ visit, query, value }) => <PaymentScreen seen={value} visit={visit} query={query} />,
})

const outcomePage = (outcome: 'success' | 'failure' | 'cancelled') =>
  visitorPage({
    metadata: paymentsMetadata,
    path: `/payment/${outcome}`,
    screen: ({ visit, query }) => <PaymentOutcomeScreen visit={visit} outcome={outcome} query={query} />,
  })

export const paymentSuccessPage = outcomePage('success')
export const paymentFailurePage = outcomePage('failure')
export const paymentCancelledPage = outcomePage('cancelled')

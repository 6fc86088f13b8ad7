import { PaymentOutcomeScreen } from '../payments/payment-screens.tsx'
import { paymentsMetadata } from '../payments/payments-messages.ts'
import { visitorPage } from './visitor-page.tsx'

const outcomePage = (outcome: 'success' | 'failure' | 'cancelled') =>
  visitorPage({
    metadata: paymentsMetadata,
    path: `/payment/${outcome}`,
    screen: ({ visit, query }) => <PaymentOutcomeScreen visit={visit} outcome={outcome} query={query} />,
  })

export const paymentSuccessPage = outcomePage('success')
export const paymentFailurePage = outcomePage('failure')
export const paymentCancelledPage = outcomePage('cancelled')

import { paymentPath } from '../paths.ts'
import { loadPayment, PaymentOutcomeScreen, PaymentScreen } from '../payments/payment-screens.tsx'
import { paymentsMetadata } from '../payments/payments-messages.ts'
import { visitorPage } from './visitor-page.tsx'

export const paymentPage = visitorPage({
  metadata: paymentsMetadata,
  path: paymentPath,
  read: ({ context, id }) => loadPayment(context, id),
  screen: ({ context, query, value }) => <PaymentScreen loaded={value} context={context} query={query} />,
})

const outcomePage = (outcome: 'success' | 'failure' | 'cancelled') =>
  visitorPage({
    metadata: paymentsMetadata,
    path: `/payment/${outcome}`,
    screen: ({ context, query }) => <PaymentOutcomeScreen context={context} outcome={outcome} query={query} />,
  })

export const paymentSuccessPage = outcomePage('success')
export const paymentFailurePage = outcomePage('failure')
export const paymentCancelledPage = outcomePage('cancelled')

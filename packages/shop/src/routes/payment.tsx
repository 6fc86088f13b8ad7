import type { Order } from '@dabali/api-client'
import { OrderSummary } from '../orders/order-lines.tsx'
import { paymentPath } from '../paths.ts'
import { loadPayment, PaymentOutcomeScreen, PaymentScreen } from '../payments/payment-screens.tsx'
import { paymentsMetadata } from '../payments/payments-messages.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { isTipOrder, tippedStreamPath } from '../tickets/ticket-state.ts'
import { visitorPage } from './visitor-page.tsx'

/** What the payment pages show of the order. */
const orderParts = (context: RequestContext) => ({
  summary: (order: Order) => <OrderSummary order={order} context={context} />,
  tip: (order: Order) => (isTipOrder(order) ? { stream: tippedStreamPath(order, context) } : undefined),
})

export const paymentPage = visitorPage({
  metadata: paymentsMetadata,
  path: paymentPath,
  read: ({ context, id }) => loadPayment(context, id),
  screen: ({ context, query, value }) => (
    <PaymentScreen loaded={value} context={context} query={query} {...orderParts(context)} />
  ),
})

const outcomePage = (outcome: 'success' | 'failure' | 'cancelled') =>
  visitorPage({
    metadata: paymentsMetadata,
    path: `/payment/${outcome}`,
    screen: ({ context, query }) => (
      <PaymentOutcomeScreen context={context} outcome={outcome} query={query} {...orderParts(context)} />
    ),
  })

export const paymentSuccessPage = outcomePage('success')
export const paymentFailurePage = outcomePage('failure')
export const paymentCancelledPage = outcomePage('cancelled')

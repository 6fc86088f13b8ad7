import { CheckoutScreen, checkoutMetadata } from '../checkout/checkout-screen.tsx'
import { barePage } from './visitor-page.tsx'

export const checkoutPage = barePage({
  metadata: checkoutMetadata,
  screen: ({ context, query }) => <CheckoutScreen context={context} query={query} />,
})

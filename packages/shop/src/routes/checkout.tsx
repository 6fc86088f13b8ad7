import { checkoutPath } from '@dabali/domain'
import { CheckoutScreen, checkoutMetadata } from '../checkout/checkout-screen.tsx'
import { visitorPage } from './visitor-page.tsx'

export const checkoutPage = visitorPage({
  metadata: checkoutMetadata,
  path: checkoutPath(),
  screen: ({ context, query }) => <CheckoutScreen context={context} query={query} />,
})

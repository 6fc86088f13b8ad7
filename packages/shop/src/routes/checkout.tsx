import { checkoutPath } from '@dabali/domain'
import { checkoutMetadata } from '../checkout/checkout-messages.ts'
import { CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { visitorPage } from './visitor-page.tsx'

export const checkoutPage = visitorPage({
  metadata: checkoutMetadata,
  path: checkoutPath(),
  screen: ({ visit, query }) => <CheckoutScreen visit={visit} query={query} />,
})

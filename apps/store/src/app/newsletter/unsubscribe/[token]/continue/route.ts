import { endSubscriptionAction } from '@dabali/shop/newsletter-actions'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(endSubscriptionAction)

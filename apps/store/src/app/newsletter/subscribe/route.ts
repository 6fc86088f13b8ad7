import { subscribeAction } from '@dabali/shop/newsletter-actions'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(subscribeAction)

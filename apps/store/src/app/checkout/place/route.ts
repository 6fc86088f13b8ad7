import { checkoutAction } from '@dabali/shop/checkout-action'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(checkoutAction)

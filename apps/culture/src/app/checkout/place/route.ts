import { checkoutAction } from '@dabali/shop/checkout-action'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(checkoutAction)

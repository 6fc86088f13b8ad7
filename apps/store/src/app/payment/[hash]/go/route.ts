import { gatewayRedirectRoute } from '@dabali/shop/payment-routes'
import { storeForms } from '../../../../site.ts'

export const POST = gatewayRedirectRoute(storeForms)

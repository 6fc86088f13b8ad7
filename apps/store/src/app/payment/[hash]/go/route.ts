import { gatewayRedirectRoute } from '@dabali/shop/payment-routes'
import { storeForms } from '../../../../form-route.ts'

export const POST = gatewayRedirectRoute(storeForms)

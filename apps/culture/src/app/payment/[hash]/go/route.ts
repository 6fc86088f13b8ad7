import { gatewayRedirectRoute } from '@dabali/shop/payment-routes'
import { cultureForms } from '../../../../form-route.ts'

export const POST = gatewayRedirectRoute(cultureForms)

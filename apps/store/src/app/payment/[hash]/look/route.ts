import { refreshStatusAction } from '@dabali/shop/payment-routes'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(refreshStatusAction)

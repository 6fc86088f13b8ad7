import { verifyContactAction } from '@dabali/shop/order-actions'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(verifyContactAction)

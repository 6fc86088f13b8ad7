import { againAction } from '@dabali/shop/order-actions'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(againAction)

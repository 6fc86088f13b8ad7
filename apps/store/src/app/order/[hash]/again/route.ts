import { againAction } from '@dabali/shop/order-actions'
import { storeFormRoute } from '../../../../site.ts'

export const POST = storeFormRoute(againAction)

import { refreshStatusAction } from '@dabali/shop/payment-routes'
import { storeFormRoute } from '../../../../site.ts'

export const POST = storeFormRoute(refreshStatusAction)

import { refreshStatusAction } from '@dabali/shop/payment-routes'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(refreshStatusAction)

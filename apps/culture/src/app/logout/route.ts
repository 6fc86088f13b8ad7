import { logoutAction } from '@dabali/shop/account-actions'
import { cultureFormRoute } from '../../form-route.ts'

export const POST = cultureFormRoute(logoutAction)

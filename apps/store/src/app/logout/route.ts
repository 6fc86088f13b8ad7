import { logoutAction } from '@dabali/shop/login-actions'
import { storeFormRoute } from '../../form-route.ts'

export const POST = storeFormRoute(logoutAction)

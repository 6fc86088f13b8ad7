import { magicLinkLoginAction } from '@dabali/shop/login-actions'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(magicLinkLoginAction)

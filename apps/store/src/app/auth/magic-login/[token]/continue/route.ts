import { magicLinkLoginAction } from '@dabali/shop/login-actions'
import { storeFormRoute } from '../../../../../site.ts'

export const POST = storeFormRoute(magicLinkLoginAction)

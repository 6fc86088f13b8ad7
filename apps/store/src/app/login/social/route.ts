import { socialLoginAction } from '@dabali/shop/account-actions'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(socialLoginAction)

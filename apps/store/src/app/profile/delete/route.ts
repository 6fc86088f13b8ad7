import { deleteAccountAction } from '@dabali/shop/profile-actions'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(deleteAccountAction)

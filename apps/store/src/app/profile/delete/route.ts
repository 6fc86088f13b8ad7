import { deleteAccountAction } from '@dabali/shop/profile-actions'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(deleteAccountAction)

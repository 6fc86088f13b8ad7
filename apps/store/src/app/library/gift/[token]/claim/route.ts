import { claimAction } from '@dabali/shop/library-actions'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(claimAction)

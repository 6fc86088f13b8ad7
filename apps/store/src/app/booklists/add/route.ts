import { addAllAction } from '@dabali/shop/basket-actions'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(addAllAction)

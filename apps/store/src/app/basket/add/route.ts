import { addAction } from '@dabali/shop/basket-actions'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(addAction)

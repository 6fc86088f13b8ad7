import { addAction } from '@dabali/shop/basket-actions'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(addAction)

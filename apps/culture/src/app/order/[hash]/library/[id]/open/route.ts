import { openItemAction } from '@dabali/shop/library-actions'
import { cultureFormRoute } from '../../../../../../form-route.ts'

export const POST = cultureFormRoute(openItemAction)

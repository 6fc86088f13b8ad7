import { openItemAction } from '@dabali/shop/library-actions'
import { storeFormRoute } from '../../../../site.ts'

export const POST = storeFormRoute(openItemAction)

import { confirmAction } from '@dabali/shop/newsletter-actions'
import { storeFormRoute } from '../../../../../site.ts'

export const POST = storeFormRoute(confirmAction)

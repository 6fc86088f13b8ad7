import { confirmAction } from '@dabali/shop/newsletter-actions'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(confirmAction)

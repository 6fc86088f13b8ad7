import { contactAction } from '@dabali/shop/contact-action'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(contactAction)

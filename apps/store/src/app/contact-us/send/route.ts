import { contactAction } from '@dabali/shop/contact-action'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(contactAction)

import { contactAction } from '@dabali/shop/contact-action'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(contactAction)

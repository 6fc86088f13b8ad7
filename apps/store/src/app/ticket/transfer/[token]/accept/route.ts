import { acceptAction } from '@dabali/shop/ticket-actions'
import { storeFormRoute } from '../../../../../site.ts'

export const POST = storeFormRoute(acceptAction)

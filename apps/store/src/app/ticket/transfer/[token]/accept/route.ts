import { acceptAction } from '@dabali/shop/ticket-actions'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(acceptAction)

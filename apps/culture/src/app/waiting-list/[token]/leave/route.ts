import { leaveWaitingListAction } from '@dabali/shop/ticket-actions'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(leaveWaitingListAction)

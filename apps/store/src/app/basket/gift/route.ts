import { giftAction } from '../../../catalogue/gift-action.ts'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(giftAction)

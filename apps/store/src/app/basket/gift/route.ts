import { giftAction } from '../../../catalogue/gift-action.ts'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(giftAction)

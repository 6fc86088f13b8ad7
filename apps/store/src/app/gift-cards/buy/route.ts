import { buyGiftCardAction } from '../../../gift-cards/gift-card-actions.ts'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(buyGiftCardAction)

import { checkBalanceAction } from '../../../../gift-cards/gift-card-actions.ts'
import { storeFormRoute } from '../../../../site.ts'

export const POST = storeFormRoute(checkBalanceAction)

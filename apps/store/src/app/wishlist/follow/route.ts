import { storeFormRoute } from '../../../site.ts'
import { followAction } from '../../../wishlist/wishlist-actions.tsx'

export const POST = storeFormRoute(followAction)

import { storeFormRoute } from '../../../site.ts'
import { unfollowAction } from '../../../wishlist/wishlist-actions.tsx'

export const POST = storeFormRoute(unfollowAction)

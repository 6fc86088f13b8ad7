import { storeFormRoute } from '../../../site.ts'
import { changeWishlistAction } from '../../../wishlist/wishlist-actions.tsx'

export const POST = storeFormRoute(changeWishlistAction)

import { storeFormRoute } from '../../../site.ts'
import { shareWishlistAction } from '../../../wishlist/wishlist-actions.tsx'

export const POST = storeFormRoute(shareWishlistAction)

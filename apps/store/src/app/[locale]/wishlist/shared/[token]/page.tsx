import { storePages } from '../../../../../layout/site-pages.tsx'
import { sharedWishlistPage } from '../../../../../wishlist/wishlist-screens.tsx'

const route = sharedWishlistPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

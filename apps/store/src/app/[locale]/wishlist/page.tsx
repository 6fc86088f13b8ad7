import { storePages } from '../../../layout/site-pages.tsx'
import { wishlistPage } from '../../../wishlist/wishlist-screens.tsx'

const route = wishlistPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

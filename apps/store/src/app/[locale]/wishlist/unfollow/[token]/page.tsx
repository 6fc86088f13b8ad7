import { storePages } from '../../../../../layout/site-pages.tsx'
import { unfollowPage } from '../../../../../wishlist/follow-screens.tsx'

const route = unfollowPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { storePages } from '../../../../../layout/site-pages.tsx'
import { reviewsPage } from '../../../../../reviews/review-pages.tsx'

const route = reviewsPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

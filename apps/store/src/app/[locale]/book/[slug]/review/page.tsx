import { storePages } from '../../../../../layout/site-pages.tsx'
import { reviewFormPage } from '../../../../../reviews/review-form-page.tsx'

const route = reviewFormPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { confirmSubscriptionPage } from '@dabali/shop/routes/newsletter-confirm'
import { storePages } from '../../../../../pages.ts'

const route = confirmSubscriptionPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

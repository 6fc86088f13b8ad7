import { confirmSubscriptionPage } from '@dabali/shop/routes/newsletter'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = confirmSubscriptionPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

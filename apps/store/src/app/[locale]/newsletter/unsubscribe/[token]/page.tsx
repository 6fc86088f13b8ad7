import { unsubscribePage } from '@dabali/shop/routes/newsletter-unsubscribe'
import { storePages } from '../../../../../pages.ts'

const route = unsubscribePage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

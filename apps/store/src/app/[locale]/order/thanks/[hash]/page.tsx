import { orderThanksPage } from '@dabali/shop/routes/order-thanks'
import { storePages } from '../../../../../pages.ts'

const route = orderThanksPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

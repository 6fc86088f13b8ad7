import { orderSuccessPage } from '@dabali/shop/routes/order-success'
import { storePages } from '../../../../pages.ts'

const route = orderSuccessPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

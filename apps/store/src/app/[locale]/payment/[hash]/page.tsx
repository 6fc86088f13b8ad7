import { paymentPage } from '@dabali/shop/routes/payment'
import { storePages } from '../../../../pages.ts'

const route = paymentPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

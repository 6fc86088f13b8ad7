import { paymentFailurePage } from '@dabali/shop/routes/payment-outcome'
import { storePages } from '../../../../pages.ts'

const route = paymentFailurePage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

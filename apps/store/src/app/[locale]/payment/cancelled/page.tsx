import { paymentCancelledPage } from '@dabali/shop/routes/payment'
import { storePages } from '../../../../layout/site-pages.tsx'

const route = paymentCancelledPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { paymentSuccessPage } from '@dabali/shop/routes/payment'
import { storePages } from '../../../../layout/site-pages.tsx'

const route = paymentSuccessPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

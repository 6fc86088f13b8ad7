import { orderReceiptPage } from '@dabali/shop/routes/order-receipt'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = orderReceiptPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { orderSuccessPage } from '@dabali/shop/routes/order-thanks'
import { storePages } from '../../../../layout/site-pages.tsx'

const route = orderSuccessPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

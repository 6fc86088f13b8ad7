import { orderPage } from '@dabali/shop/routes/orders'
import { storePages } from '../../../../layout/site-pages.tsx'

const route = orderPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

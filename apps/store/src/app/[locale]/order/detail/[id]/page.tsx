import { ownOrderPage } from '@dabali/shop/routes/orders'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = ownOrderPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

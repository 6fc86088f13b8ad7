import { trackOrderPage } from '@dabali/shop/routes/orders'
import { storePages } from '../../../../layout/site-pages.tsx'

const route = trackOrderPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

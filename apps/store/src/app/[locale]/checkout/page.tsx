import { checkoutPage } from '@dabali/shop/routes/checkout'
import { storePages } from '../../../layout/site-pages.tsx'

const route = checkoutPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

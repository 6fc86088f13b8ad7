import { basketPage } from '@dabali/shop/routes/basket'
import { storePages } from '../../../layout/site-pages.tsx'

const route = basketPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

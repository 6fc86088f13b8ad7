import { addressesPage } from '@dabali/shop/routes/addresses'
import { storePages } from '../../../../layout/site-pages.tsx'

const route = addressesPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

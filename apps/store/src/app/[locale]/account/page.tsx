import { overviewPage } from '@dabali/shop/routes/overview'
import { storePages } from '../../../layout/site-pages.tsx'

const route = overviewPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

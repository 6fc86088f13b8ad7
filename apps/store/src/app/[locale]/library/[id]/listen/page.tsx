import { listenPage } from '@dabali/shop/routes/listen'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = listenPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

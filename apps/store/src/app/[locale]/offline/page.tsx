import { offlinePage } from '@dabali/shop/routes/offline'
import { storePages } from '../../../layout/site-pages.tsx'

const route = offlinePage(storePages)

export const ensureStatic = 'navigation'
export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

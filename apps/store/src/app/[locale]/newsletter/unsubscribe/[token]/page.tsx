import { unsubscribePage } from '@dabali/shop/routes/newsletter'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = unsubscribePage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

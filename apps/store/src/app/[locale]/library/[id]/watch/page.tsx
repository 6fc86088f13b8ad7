import { watchPage } from '@dabali/shop/routes/watch'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = watchPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

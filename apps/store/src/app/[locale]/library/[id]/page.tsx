import { libraryItemPage } from '@dabali/shop/routes/library-item'
import { storePages } from '../../../../layout/site-pages.tsx'

const route = libraryItemPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

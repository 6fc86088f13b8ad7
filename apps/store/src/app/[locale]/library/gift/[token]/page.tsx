import { libraryGiftPage } from '@dabali/shop/routes/library'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = libraryGiftPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

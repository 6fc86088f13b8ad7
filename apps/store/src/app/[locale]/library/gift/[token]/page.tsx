import { libraryGiftPage } from '@dabali/shop/routes/library-gift'
import { storePages } from '../../../../../pages.ts'

const route = libraryGiftPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { libraryPage } from '@dabali/shop/routes/library'
import { storePages } from '../../../pages.ts'

const route = libraryPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

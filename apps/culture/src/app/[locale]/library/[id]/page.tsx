import { libraryItemPage } from '@dabali/shop/routes/library'
import { culturePages } from '../../../../pages.ts'

const route = libraryItemPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

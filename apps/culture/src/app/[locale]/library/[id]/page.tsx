import { libraryItemPage } from '@dabali/shop/routes/library'
import { culturePages } from '../../../../errors/error-screens.tsx'

const route = libraryItemPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { libraryGiftPage } from '@dabali/shop/routes/library'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = libraryGiftPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { basketPage } from '@dabali/shop/routes/basket'
import { culturePages } from '../../../errors/error-screens.tsx'

const route = basketPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { ownOrderPage } from '@dabali/shop/routes/orders'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = ownOrderPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

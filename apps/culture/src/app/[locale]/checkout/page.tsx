import { checkoutPage } from '@dabali/shop/routes/checkout'
import { culturePages } from '../../../errors/error-screens.tsx'

const route = checkoutPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

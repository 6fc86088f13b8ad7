import { orderSuccessPage } from '@dabali/shop/routes/order-thanks'
import { culturePages } from '../../../../errors/error-screens.tsx'

const route = orderSuccessPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

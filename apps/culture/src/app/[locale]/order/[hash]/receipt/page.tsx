import { orderReceiptPage } from '@dabali/shop/routes/order-receipt'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = orderReceiptPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

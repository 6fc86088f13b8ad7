import { orderPage } from '@dabali/shop/routes/orders'
import { culturePages } from '../../../../pages.ts'

const route = orderPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

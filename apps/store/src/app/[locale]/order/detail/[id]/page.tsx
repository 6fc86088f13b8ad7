import { ownOrderPage } from '@dabali/shop/routes/own-order'
import { storePages } from '../../../../../pages.ts'

const route = ownOrderPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

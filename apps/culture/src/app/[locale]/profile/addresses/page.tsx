import { addressesPage } from '@dabali/shop/routes/addresses'
import { culturePages } from '../../../../pages.ts'

const route = addressesPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { addressesPage } from '@dabali/shop/routes/addresses'
import { culturePages } from '../../../../errors/error-screens.tsx'

const route = addressesPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

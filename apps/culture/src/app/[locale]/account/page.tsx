import { overviewPage } from '@dabali/shop/routes/overview'
import { culturePages } from '../../../errors/error-screens.tsx'

const route = overviewPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

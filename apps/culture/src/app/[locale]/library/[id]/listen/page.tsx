import { listenPage } from '@dabali/shop/routes/listen'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = listenPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

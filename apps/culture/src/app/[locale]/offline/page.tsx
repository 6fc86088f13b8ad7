import { offlinePage } from '@dabali/shop/routes/offline'
import { culturePages } from '../../../errors/error-screens.tsx'

const route = offlinePage(culturePages)

export const ensureStatic = 'navigation'
export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { unsubscribePage } from '@dabali/shop/routes/newsletter'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = unsubscribePage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { unsubscribePage } from '@dabali/shop/routes/newsletter'
import { culturePages } from '../../../../../pages.ts'

const route = unsubscribePage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { watchPage } from '@dabali/shop/routes/watch'
import { culturePages } from '../../../../../pages.ts'

const route = watchPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

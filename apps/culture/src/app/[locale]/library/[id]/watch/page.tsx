import { watchPage } from '@dabali/shop/routes/watch'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = watchPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

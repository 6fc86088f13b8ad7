import { newsletterPage } from '@dabali/shop/routes/newsletter'
import { culturePages } from '../../../errors/error-screens.tsx'

const route = newsletterPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

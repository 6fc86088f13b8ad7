import { newsletterPage } from '@dabali/shop/routes/newsletter'
import { culturePages } from '../../../pages.ts'

const route = newsletterPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

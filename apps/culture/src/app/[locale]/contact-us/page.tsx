import { contactPage } from '@dabali/shop/routes/contact'
import { culturePages } from '../../../errors/error-screens.tsx'
import { shareMetadata } from '../../../seo/page-seo.tsx'

const route = contactPage({ ...culturePages, shareMetadata })

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

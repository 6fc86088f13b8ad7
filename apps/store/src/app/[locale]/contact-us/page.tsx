import { contactPage } from '@dabali/shop/routes/contact'
import { storePages } from '../../../layout/site-pages.tsx'
import { shareMetadata } from '../../../seo/structured-data.tsx'

const route = contactPage({ ...storePages, shareMetadata })

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { contactPage } from '@dabali/shop/routes/contact'
import { storePages } from '../../../pages.ts'
import { shareMetadata } from '../../../seo/share-metadata.ts'

const route = contactPage({ ...storePages, shareMetadata })

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

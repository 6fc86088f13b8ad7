import { profilePage } from '@dabali/shop/routes/profile'
import { storePages } from '../../../layout/site-pages.tsx'

const route = profilePage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { profilePage } from '@dabali/shop/routes/profile'
import { storePages } from '../../../pages.ts'

const route = profilePage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

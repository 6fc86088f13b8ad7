import { profilePage } from '@dabali/shop/routes/profile'
import { culturePages } from '../../../pages.ts'

const route = profilePage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

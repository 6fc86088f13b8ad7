import { profilePage } from '@dabali/shop/routes/profile'
import { culturePages } from '../../../errors/error-screens.tsx'

const route = profilePage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

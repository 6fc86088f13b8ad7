import { socialLoginPage } from '@dabali/shop/routes/social-login'
import { store } from '../../../../../../site.ts'

const route = socialLoginPage(store)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { socialLoginPage } from '@dabali/shop/routes/login-return'
import { store } from '../../../../../../site.ts'

const route = socialLoginPage(store)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

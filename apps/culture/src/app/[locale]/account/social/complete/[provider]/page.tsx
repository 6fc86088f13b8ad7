import { socialLoginPage } from '@dabali/shop/routes/login-return'
import { culture } from '../../../../../../request-context.ts'

const route = socialLoginPage(culture)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

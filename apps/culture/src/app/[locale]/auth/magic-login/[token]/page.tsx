import { magicLoginPage } from '@dabali/shop/routes/login-return'
import { culture } from '../../../../../request-context.ts'

const route = magicLoginPage(culture)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

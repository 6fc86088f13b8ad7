import { loginPage } from '@dabali/shop/routes/login'
import { culture } from '../../../request-context.ts'

const route = loginPage(culture)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

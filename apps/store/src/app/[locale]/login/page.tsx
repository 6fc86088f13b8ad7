import { loginPage } from '@dabali/shop/routes/login'
import { store } from '../../../site.ts'

const route = loginPage(store)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

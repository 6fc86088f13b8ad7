import { culturePages } from '../../../errors/error-screens.tsx'
import { savedPage } from '../../../follows/account-pages.tsx'

const route = savedPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

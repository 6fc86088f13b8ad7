import { culturePages } from '../../../errors/error-screens.tsx'
import { followingPage } from '../../../follows/following-page.tsx'

const route = followingPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

import { culturePages } from '../../../../../errors/error-screens.tsx'
import { followingEndPage } from '../../../../../follows/end-page.tsx'

const route = followingEndPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page

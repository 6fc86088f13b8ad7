import { suffixRoute } from '@dabali/site/cached-route'
import { bookSectionPages } from '../../../../../catalogue/book-sections.tsx'

const route = suffixRoute(bookSectionPages)

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { suffixRoute } from '@dabali/site/cached-route'
import { booklistSectionPages } from '../../../../../../booklists/booklist-sections.tsx'

const route = suffixRoute(booklistSectionPages)

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { suffixRoute } from '@dabali/site/cached-route'
import { articleSectionPages } from '../../../../../articles/article-sections.tsx'

const route = suffixRoute(articleSectionPages)

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { suffixRoute } from '@dabali/site/cached-route'
import { BooklistSuffixPage, booklistSuffixMetadata } from '../../../../../../booklists/booklist-sections.tsx'

const route = suffixRoute({ Page: BooklistSuffixPage, metadata: booklistSuffixMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

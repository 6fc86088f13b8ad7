import { slugRoute } from '@dabali/site/cached-route'
import { BookPage, bookMetadata } from '../../../../catalogue/book-page.tsx'

const route = slugRoute({ Page: BookPage, metadata: bookMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { slugRoute } from '@dabali/site/cached-route'
import { SamplePage, sampleMetadata } from '../../../../../reader/reader-pages.tsx'

const route = slugRoute({ Page: SamplePage, metadata: sampleMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

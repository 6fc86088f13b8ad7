import { slugRoute } from '@dabali/site/cached-route'
import { SeriesPage, seriesMetadata } from '../../../../series/series-page.tsx'

const route = slugRoute({ Page: SeriesPage, metadata: seriesMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

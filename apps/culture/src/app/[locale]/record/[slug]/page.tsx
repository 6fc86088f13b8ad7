import { slugRoute } from '@dabali/site/cached-route'
import { RecordScreen, recordMetadata } from '../../../../records/record-screen.tsx'

const route = slugRoute({ Page: RecordScreen, metadata: recordMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

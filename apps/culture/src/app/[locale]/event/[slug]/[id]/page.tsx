import { suffixRoute } from '@dabali/site/cached-route'
import { EventDateScreen, eventDateMetadata } from '../../../../../events/event-screen.tsx'

const route = suffixRoute({ Page: EventDateScreen, metadata: eventDateMetadata, param: 'id' })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

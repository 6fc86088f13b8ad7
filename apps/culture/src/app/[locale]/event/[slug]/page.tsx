import { slugRoute } from '@dabali/site/cached-route'
import { EventScreen, eventMetadata } from '../../../../events/event-screen.tsx'

const route = slugRoute({ Page: EventScreen, metadata: eventMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { listRoute } from '@dabali/site/cached-route'
import { cultureNotFound } from '../../../../errors/error-screens.tsx'
import { EventsPage, eventsMetadata } from '../../../../events/events-page.tsx'
import { EVENTS_PATH } from '../../../../paths.ts'

const route = listRoute(cultureNotFound, { Page: EventsPage, metadata: eventsMetadata, path: EVENTS_PATH })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

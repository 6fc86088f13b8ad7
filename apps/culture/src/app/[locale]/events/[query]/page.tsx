import { listRoute } from '@dabali/site/cached-route'
import { EventsPage, eventsMetadata } from '../../../../events/events-page.tsx'
import { cultureNotFound } from '../../../../pages.ts'
import { EVENTS_PATH } from '../../../../paths.ts'

const route = listRoute(cultureNotFound, { Page: EventsPage, metadata: eventsMetadata, path: EVENTS_PATH })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

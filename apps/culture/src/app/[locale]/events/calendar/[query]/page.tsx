import { listRoute } from '@dabali/site/cached-route'
import { cultureNotFound } from '../../../../../errors/error-screens.tsx'
import { CalendarPage, calendarMetadata } from '../../../../../events/calendar-page.tsx'
import { CALENDAR_PATH } from '../../../../../paths.ts'

const route = listRoute(cultureNotFound, { Page: CalendarPage, metadata: calendarMetadata, path: CALENDAR_PATH })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

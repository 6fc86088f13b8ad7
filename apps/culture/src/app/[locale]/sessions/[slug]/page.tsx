import { slugRoute } from '@dabali/site/cached-route'
import { SessionScreen, sessionMetadata } from '../../../../sessions/session-screen.tsx'
import { SessionsPage, sessionsMetadata } from '../../../../sessions/sessions-page.tsx'

const route = slugRoute({
  Page: SessionScreen,
  metadata: sessionMetadata,
  list: { Page: SessionsPage, metadata: sessionsMetadata },
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

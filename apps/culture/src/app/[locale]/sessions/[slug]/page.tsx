import { slugRoute } from '@dabali/site/cached-route'
import {
  SessionScreen,
  SessionsPage,
  sessionMetadata,
  sessionsMetadata,
} from '../../../../sessions/session-screens.tsx'

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

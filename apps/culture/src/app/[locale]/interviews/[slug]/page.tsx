import { slugRoute } from '@dabali/site/cached-route'
import { InterviewScreen, interviewMetadata } from '../../../../interviews/interview-screen.tsx'
import { InterviewsPage, interviewsMetadata } from '../../../../interviews/interviews-page.tsx'

const route = slugRoute({
  Page: InterviewScreen,
  metadata: interviewMetadata,
  list: { Page: InterviewsPage, metadata: interviewsMetadata },
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

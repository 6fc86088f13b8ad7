import { slugRoute } from '@dabali/site/cached-route'
import { HelpTopicPage, helpTopicMetadata } from '../../../../help/help-pages.tsx'

const route = slugRoute({ Page: HelpTopicPage, metadata: helpTopicMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

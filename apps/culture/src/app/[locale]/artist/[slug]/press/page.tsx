import { slugRoute } from '@dabali/site/cached-route'
import { PressScreen, pressMetadata } from '../../../../../artists/press-screen.tsx'

const route = slugRoute({ Page: PressScreen, metadata: pressMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

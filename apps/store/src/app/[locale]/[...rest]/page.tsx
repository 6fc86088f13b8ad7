import { unknownPathRoute } from '@dabali/site/cached-route'
import { storeNotFound } from '../../../layout/site-pages.tsx'

const route = unknownPathRoute(storeNotFound)

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

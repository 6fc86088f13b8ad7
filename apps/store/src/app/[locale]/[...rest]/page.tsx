import { unknownPathRoute } from '@dabali/site/cached-route'
import { storeNotFound } from '../../../pages.ts'

const route = unknownPathRoute(storeNotFound)

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

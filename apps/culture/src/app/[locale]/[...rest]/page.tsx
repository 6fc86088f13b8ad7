import { unknownPathRoute } from '@dabali/site/cached-route'
import { cultureNotFound } from '../../../pages.ts'

const route = unknownPathRoute(cultureNotFound)

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

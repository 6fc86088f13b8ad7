import { unknownPathRoute } from '@dabali/site/cached-route'
import { cultureNotFound } from '../../../errors/error-screens.tsx'

const route = unknownPathRoute(cultureNotFound)

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { SEARCH_PATH } from '@dabali/shop/paths'
import { listRoute } from '@dabali/site/cached-route'
import { cultureNotFound } from '../../../../errors/error-screens.tsx'
import { SearchPage, searchMetadata } from '../../../../search/search-page.tsx'

const route = listRoute(cultureNotFound, { Page: SearchPage, metadata: searchMetadata, path: SEARCH_PATH })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

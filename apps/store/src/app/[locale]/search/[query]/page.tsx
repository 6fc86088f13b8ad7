import { SEARCH_PATH } from '@dabali/shop/paths'
import { listRoute } from '@dabali/site/cached-route'
import { storeNotFound } from '../../../../layout/site-pages.tsx'
import { SearchPage, searchMetadata } from '../../../../search/search-page.tsx'

const route = listRoute(storeNotFound, { Page: SearchPage, metadata: searchMetadata, path: SEARCH_PATH })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

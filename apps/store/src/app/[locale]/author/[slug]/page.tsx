import { slugRoute } from '@dabali/site/cached-route'
import { AuthorPage, AuthorsPage, authorMetadata, authorsMetadata } from '../../../../product-listing/author-pages.tsx'

const route = slugRoute({
  Page: AuthorPage,
  metadata: authorMetadata,
  list: { Page: AuthorsPage, metadata: authorsMetadata },
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

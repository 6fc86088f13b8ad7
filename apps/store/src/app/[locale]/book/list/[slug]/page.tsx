import { slugRoute } from '@dabali/site/cached-route'
import { BooklistPage, booklistMetadata } from '../../../../../booklists/booklist-page.tsx'
import { BooklistsPage, booklistsMetadata } from '../../../../../booklists/booklists-page.tsx'

const route = slugRoute({
  Page: BooklistPage,
  metadata: booklistMetadata,
  list: { Page: BooklistsPage, metadata: booklistsMetadata },
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { slugListRoute } from '@dabali/site/cached-route'
import { storeNotFound } from '../../../../../layout/site-pages.tsx'
import { publisherPath } from '../../../../../paths.ts'
import { PublisherPage, publisherMetadata } from '../../../../../product-listing/category-and-publisher-page.tsx'

const route = slugListRoute(storeNotFound, {
  Page: PublisherPage,
  metadata: publisherMetadata,
  param: 'slug',
  path: publisherPath,
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { slugListRoute } from '@dabali/site/cached-route'
import { storeNotFound } from '../../../../../layout/site-pages.tsx'
import { classPath } from '../../../../../paths.ts'
import { ClassPage, classMetadata } from '../../../../../product-listing/listing-page.tsx'

const route = slugListRoute(storeNotFound, {
  Page: ClassPage,
  metadata: classMetadata,
  param: 'list',
  path: classPath,
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

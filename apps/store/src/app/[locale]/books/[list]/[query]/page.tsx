import { slugListRoute } from '@dabali/site/cached-route'
import { storeNotFound } from '../../../../../pages.ts'
import { classPath } from '../../../../../paths.ts'
import { ClassPage, classMetadata } from '../../../../../product-listing/books-page.tsx'

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

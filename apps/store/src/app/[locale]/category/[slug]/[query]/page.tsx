import { slugListRoute } from '@dabali/site/cached-route'
import { storeNotFound } from '../../../../../layout/site-pages.tsx'
import { categoryPath } from '../../../../../paths.ts'
import { CategoryPage, categoryMetadata } from '../../../../../product-listing/category-and-publisher-page.tsx'

const route = slugListRoute(storeNotFound, {
  Page: CategoryPage,
  metadata: categoryMetadata,
  param: 'slug',
  path: categoryPath,
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page

import { CategoriesPage } from '../../../product-listing/categories-page.tsx'

export { categoriesMetadata as generateMetadata } from '../../../product-listing/categories-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <CategoriesPage />
}
